import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { declaredRace, liveRace } from '../../storybook/races.ts';
import { pressInDialog, refused } from '../../storybook/refusals.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Future Races',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/my-future-races', player: ada },
});

const entered = { ...game, races: [declaredRace] };

/** Entries are open: the orders can be changed, and the entry withdrawn. */
export const Success = meta.story({
  args: { game: entered },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Silver Comet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw Silver Comet' })).toBeVisible();
    await expect(canvas.getAllByText('Best rated of 9 entered')).not.toHaveLength(0);
    await expect(canvas.getAllByText('Prominent, its own way')).not.toHaveLength(0);
  },
});

/** The card is published and they are off: draw, weight, jockey, and where to watch. */
export const Running = meta.story({
  args: {
    game: {
      ...game,
      races: [
        {
          ...liveRace,
          runners: liveRace.runners.map((each) => ({ ...each, winChance: 3_400 })),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [watch] = await canvas.findAllByRole('link', { name: 'Watch the Ashford Stakes' });
    await expect(watch).toBeVisible();
    await expect(canvas.getAllByText('They are off.')).toHaveLength(2);
    await expect(canvas.getAllByText('34%')).toHaveLength(2);
    await expect(canvas.getAllByText('9-4')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  },
});

/** More are entered than can run. */
export const Ballot = meta.story({
  args: {
    game: {
      ...game,
      races: [{ ...declaredRace, race: { ...declaredRace.race, entriesCount: 15 } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('15 entered, 12 run: a ballot decides when entries close.'))[0],
    ).toBeVisible();
  },
});

const long = (name: string) => name.replace(/.*/, 'Thirty-Seventh Marquis of Wether');

export const LongNames = meta.story({
  args: {
    game: {
      ...game,
      races: [
        {
          race: { ...declaredRace.race, name: 'The Worshipful Company of Saddlers’ Handicap' },
          runners: declaredRace.runners.map((each) => ({
            ...each,
            horse: { ...each.horse, name: long(each.horse.name) },
          })),
        },
      ],
    },
  },
});

/** What it will show, and the one thing to do. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races ahead')).toBeVisible();
    const [enter] = canvas.getAllByRole('link', { name: 'Enter Race' }).slice(-1);
    await expect(enter).toHaveAttribute('href', '/stable/enter-race');
  },
});

export const TestWithdraw = meta.story({
  name: 'Test: an entry is withdrawn where it stands, and the fee said to be back',
  args: { game: { ...game, races: [{ ...declaredRace }] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Withdraw Silver Comet' });
    await pressInDialog('Withdraw Silver Comet', 'Withdraw', 0);
    await expect(
      await canvas.findByText(/^Silver Comet is withdrawn, and the \$1,200 is back/),
    ).toBeVisible();
    await expect(sentCalls().filter((call) => call.endsWith('withdraw_entry'))).toHaveLength(1);
  },
});

export const TestOrders = meta.story({
  name: 'Test: orders are changed where they stand, and told anew',
  args: { game: { ...game, races: [{ ...declaredRace }] } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change Orders of Silver Comet' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Orders for Silver Comet' }));
    const orders = await dialog.findByRole('combobox', { name: 'Orders for Silver Comet' });
    await userEvent.selectOptions(orders, 'Held up');
    await expect(await canvas.findByText('Held up', { selector: 'dd' })).toBeVisible();
  },
});

export const TestRefused = meta.story({
  name: 'Test: each refusal to withdraw is read where it was pressed, and the entry stands',
  ...refused('withdraw_entry', { game: entered }, async (round) => {
    await screen.findByRole('button', { name: 'Withdraw Silver Comet' });
    await pressInDialog('Withdraw Silver Comet', 'Withdraw', round);
    await expect(within(document.body).getAllByText('Silver Comet')).not.toHaveLength(0);
  }),
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

/** What it shows is asked for at once. */
export const Slow = meta.story({
  args: { game: entered, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Silver Comet' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your entries could not be loaded')).toBeVisible();
  },
});

/** A visitor has none, and is led on. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
