import { DAY, MINUTE } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { horse, race, runner } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { longName, withLongNames } from '../../storybook/stables.ts';

const owning = (horses: Player['horses']) => ({ ...game, players: [{ ...ada, horses }, ben] });
const [comet = { ...horse, equipment: [] }, duchess = comet] = ada.horses;
const named = (id: string, name: string) => ({ ...comet, id, name });
const retired = { ...named('old-campaigner', 'Old Campaigner'), retiredAt: moment - 3 * DAY };
const busy = { ...named('at-work', 'Busy Bee'), atWork: { until: moment + MINUTE, energy: 50 } };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Retire Horses',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/stable/retire-horses',
    player: ada,
    game: {
      ...owning([comet, duchess, busy, retired]),
      races: [{ race, runners: [runner(2, 0, 'Iron Duchess')] }],
    },
  },
});

/** One may retire, one is entered, one is at work, and one is retired already. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your horses' }));
    await expect(list.getAllByRole('article')).toHaveLength(3);
    await expect(list.getByRole('button', { name: 'Retire Silver Comet' })).toBeVisible();
    await expect(list.queryByRole('button', { name: /Iron Duchess|Busy Bee/ })).toBeNull();
    await expect(list.getByText(/^This horse is entered for a race\. Withdraw it/)).toBeVisible();
    await expect(list.getByText(/^This horse is at work\. It can be retired when/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Old Campaigner' })).toHaveAttribute(
      'href',
      '/horses/old-campaigner',
    );
  },
});

/** It came from the house today, which would take it back. */
export const RetiresForGood = meta.story({
  args: {
    game: {
      ...owning([{ ...comet, sellableFrom: moment + 7 * DAY }, duchess]),
      bought: { [comet.id]: 11_200 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire Silver Comet' }));
    await expect(
      await screen.findByText(/takes it back for \$11,200 until .*, but not once it is retired/),
    ).toBeVisible();
  },
});

/** Asked for twice; then it stands among the retired. */
export const Retires = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire Silver Comet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retire for good' }));
    const gone = within(await canvas.findByRole('list', { name: 'Retired horses' }));
    await expect(await gone.findByRole('link', { name: 'Silver Comet' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Retire Silver Comet' })).toBeNull(),
    );
  },
});

/** Who is offered to others is taken out of the ring first. */
export const InTheRing = meta.story({
  args: {
    handlers: () => [
      http.post('*/rest/v1/rpc/my_listings', () =>
        HttpResponse.json([
          {
            ...{ horse_id: horse.id, price: 9_000, rule_price: 8_000 },
            listed_at: new Date(moment - DAY).toISOString(),
          },
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your horses' }));
    await expect(list.getByText(/^This horse is for sale\. Withdraw it/)).toBeVisible();
    await expect(list.queryByRole('button', { name: /^Retire/ })).toBeNull();
  },
});

/** The last horse stays, and none is retired yet. */
export const OneHorse = meta.story({
  args: { game: owning([comet]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'This is the last horse of your stable. Buy another before you retire it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('No horse is retired yet')).toBeVisible();
  },
});

/** Sixty horses, one of whose names does not fit. */
export const Sixty = meta.story({
  args: {
    game: owning(
      Array.from({ length: 60 }, (_, index) => named(`h${index}`, `${'Long'.repeat(7)} ${index}`)),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Retire / })).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more horses' }));
    await expect(canvas.getAllByRole('button', { name: /^Retire / })).toHaveLength(40);
  },
});

export const Empty = meta.story({
  args: { game: owning([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your horses' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Retire ${longName}` })).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
