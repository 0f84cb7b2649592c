import type { BallotLot } from '@furlong/backend';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { declaredRace, harbourSprint, liveRace, settledRace } from '../../storybook/races.ts';

// A race for which more are entered than can run, from its entries to its field.
const [first] = ada.horses;
if (first === undefined) throw new Error('Ada has horses.');
const own = { ...first, id: 'night-mail', name: 'Night Mail' };
const player = { ...ada, horses: [...ada.horses, own] };

const lot = (turn: number, horseName: string, stableName: string): BallotLot => ({
  ...{ horseId: `lot-${turn}`, horseName, stableId: `stable-${turn}`, stableName },
  ...{ isHouse: false, turn, runs: turn <= 3, missedRaceId: null, preferred: false },
  ...{ nonce: 'n', enteredAt: race.closesAt - 60_000 },
});

const ballot = [
  ...liveRace.runners.map(({ horseId, horse, stable }, index) => ({
    ...lot(index + 1, horse.name, stable.name),
    horseId,
  })),
  { ...lot(4, own.name, ada.stable.name), horseId: own.id },
  lot(5, 'Sea Room', 'Westering Yard'),
];

const crowded = { ...race, maxEntries: 3, entriesCount: 5 };
const after = { maxEntries: 3, entriesCount: 3, ballotedAt: liveRace.race.closesAt };
const running = { race: { ...liveRace.race, ...after }, runners: liveRace.runners, ballot };
const over = { race: { ...settledRace.race, ...after }, runners: settledRace.runners, ballot };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race/Ballot',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: `/races/${race.id}`,
    player,
    game: { ...game, players: [player], races: [running, over] },
  },
});

/** The race is run: its result, and who was balloted out of it. */
export const Over = meta.story({
  args: {
    path: `/races/${settledRace.race.id}`,
    player: pageStoryArgs.player,
    game: { ...game, races: [over] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Balloted out' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Verify this race' })).toBeVisible();
    await expect(canvas.queryByText('Yours')).not.toBeInTheDocument();
  },
});

/** The field is final: who runs, and who was balloted out. */
export const Drawn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Balloted out' })).toBeVisible();
    await expect(canvas.getByText(/^5 were entered and 3 run\./)).toBeVisible();
    const row = canvas.getByText('1st reserve').closest('li');
    if (row === null) throw new Error('Reserves are a list.');
    await expect(await within(row).findByText('Yours')).toBeVisible();
    await expect(canvas.getByText(/^The fees are back with their stables\./)).toBeVisible();
  },
});

/** Entries are open: everybody reads that lots will decide, and an owner at the entry. */
export const Ahead = meta.story({
  args: {
    game: {
      ...game,
      players: [player],
      races: [{ race: crowded, runners: declaredRace.runners }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Silver Comet is entered')).toBeVisible();
    const told = canvas.getAllByText('5 entered, 3 run: a ballot decides when entries close.');
    await expect(told).toHaveLength(3);
    await expect(await canvas.findByText('5/3')).toBeVisible();
  },
});

export const TestProgramme = meta.story({
  name: 'Test: the programme says that a race has a ballot, and lets more in',
  args: {
    path: '/races/future-races',
    game: {
      ...game,
      races: [
        { race: { ...race, maxEntries: 12, entriesCount: 12, houseCount: 4 }, runners: [] },
        { race: { ...harbourSprint, maxEntries: 3, entriesCount: 5 }, runners: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ballot')).toBeVisible();
    await expect(canvas.getByText(/^5\/3/)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: `Enter Race ${harbourSprint.name}` }),
    ).toBeVisible();
  },
});

export const TestNotLoaded = meta.story({
  name: 'Test: a ballot that cannot be loaded takes nothing from its race',
  args: {
    handlers: () => [
      http.get('*/rest/v1/ballot_lots', () => new HttpResponse(null, { status: 500 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The field, by stall')).toBeVisible();
    await expect(canvas.queryByText('Balloted out')).not.toBeInTheDocument();
  },
});
