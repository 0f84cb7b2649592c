import type { MyEntry } from '@furlong/backend';
import { expect, test, vi } from 'vitest';
import { horse, race } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/moment.ts';
import { liveRace } from '../../storybook/races.ts';
import { toEntryAhead } from './toEntryAhead.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

const field = [95, 92, 80].map((rating, index) => ({
  ...{ horseId: index === 1 ? horse.id : `rival-${index}`, winChance: null, rating },
}));
const entry: MyEntry = {
  ...{ id: 'e1', horseId: horse.id, draw: null, weight: null, winChance: null, card: null },
  ...{ race, horse, field },
};

test('an open entry can be changed, and stands in the field by its rating', () => {
  expect(toEntryAhead(entry, 3, moment)).toMatchObject({
    ...{ state: 'open', stage: null, open: true, orders: 'Held up' },
    field: '2nd best rated of 9 entered',
  });
  expect(toEntryAhead(entry, undefined, moment).orders).toBe('Prominent, its own way');
  const alone = { ...entry, field: field.slice(1, 2) };
  expect(toEntryAhead(alone, undefined, moment).field).toBe('Nobody else yet');
});

test('each stage of a race is said, from the ballot to the off', () => {
  const stages = [
    [{ ...race, entriesCount: 15 }, null, true],
    [{ ...race, ballotedAt: moment }, null, false],
    [{ ...race, closesAt: moment }, null, false],
    [{ ...race, status: 'closed' }, liveRace.race.card, false],
    [{ ...race, status: 'running', offAt: moment }, liveRace.race.card, false],
  ] as const;
  const told = stages.map(([at, card]) => toEntryAhead({ ...entry, race: at, card }, 1, moment));
  expect(told.map(({ stage }) => stage)).toEqual([
    '15 entered, 12 run: a ballot decides when entries close.',
    'Lots were drawn, and it runs.',
    'Entries have closed: draw and weights follow.',
    'The card is published: the field is final.',
    'They are off.',
  ]);
  expect(told.map(({ open }) => open)).toEqual(stages.map(([, , open]) => open));
});

test('the card brings draw, weight, jockey and chance', () => {
  const drawn = { ...entry, draw: 4, weight: 130, winChance: 1_800, card: liveRace.race.card };
  const closed = { ...race, status: 'closed' } as const;
  expect(toEntryAhead({ ...drawn, race: closed }, 1, moment)).toMatchObject({
    ...{ draw: 4, weight: '9-4', chance: '18%', field: '2nd best rated of 3 runners' },
    jockey: expect.stringMatching(/\w/),
  });
});
