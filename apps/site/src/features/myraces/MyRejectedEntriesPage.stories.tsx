import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { endedEntries } from '../../storybook/endedEntries.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { declaredRace } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Rejected Entries',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/my-rejected-entries', player: ada },
});

const ended = { ...game, players: [{ ...ada, ended: endedEntries }, ben] };
const cards = async (canvas: { findAllByRole: (role: 'article') => Promise<HTMLElement[]> }) =>
  (await canvas.findAllByRole('article')).map((card) => within(card));

/** One of each ending: why, what came back, and once for each horse what it could run in instead. */
export const Success = meta.story({
  args: { game: ended },
  play: async ({ canvas }) => {
    const [balloted, withdrawn, off] = await cards(canvas);
    await expect(balloted?.getByText('Balloted out')).toBeVisible();
    await expect(
      balloted?.getByText(/comes first in the next ballot.* The fee of \$240/),
    ).toBeVisible();
    await expect(
      balloted?.getByRole('link', { name: 'Enter Race with Silver Comet: Ashford Stakes' }),
    ).toHaveAttribute('href', '/stable/enter-race?horse=silver-comet&race=ashford-stakes');
    await expect(withdrawn?.getByText('You took the entry back. The race was free.')).toBeVisible();
    await expect(withdrawn?.queryByText('Instead')).toBeNull();
    await expect(off?.getByText(/^Too few runners\. The fee/)).toBeVisible();
    await expect(off?.queryByText('Instead')).toBeNull();
    await expect(canvas.getByText('3 entries shown')).toBeVisible();
  },
});

/** The horse is entered again: that is said in place of other races. */
export const Entered = meta.story({
  args: { game: { ...ended, races: [declaredRace] } },
  play: async ({ canvas }) => {
    const [balloted] = await cards(canvas);
    await expect(balloted?.getByText(/^Entered next/)).toBeVisible();
    await expect(balloted?.queryByText('Instead')).toBeNull();
  },
});

/** No open race takes it: why, and what comes next. */
export const NoneElse = meta.story({
  args: { game: { ...ended, races: [] } },
  play: async ({ canvas }) => {
    const [balloted] = await cards(canvas);
    await expect(balloted?.getByText(/^No open race suits it/)).toBeVisible();
  },
});

/** More than a page, with names as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      players: [
        {
          ...ada,
          ended: Array.from({ length: 25 }, (_, index) => ({
            ...(endedEntries[index % 2] ?? Object.assign({}, endedEntries[0])),
            ...{ id: `ended-${index}`, horseName: 'Thirty-Seventh Marquis of Wether' },
            raceName: 'The Worshipful Company of Saddlers’ Handicap',
          })),
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 entries shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
    await expect(await canvas.findByText('25 entries shown')).toBeVisible();
  },
});

/** What it will show, and the one thing to do. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rejected entries')).toBeVisible();
    await expect(canvas.getByText(/^Entries that are balloted out/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

/** What it shows is asked for at once. */
export const Slow = meta.story({
  args: { game: ended, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 entries shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your rejected entries could not be loaded'),
    ).toBeVisible();
  },
});

/** A visitor has none, and is led on. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
