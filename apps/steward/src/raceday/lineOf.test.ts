import { type Card, ENGINE } from '@furlong/game/engine';
import { expect, it } from 'vitest';
import { lineOf } from './lineOf.ts';

const runner = {
  weight: 126,
  style: 1,
  speed: 1_000_000,
  stamina: 22_150,
  acceleration: 2_250,
  bends: 160,
  nimbleness: 900,
  unevenness: 1_000,
  jockey: 1,
  riding: 0,
} as const;

const card: Card = {
  engine: ENGINE,
  raceId: 'race',
  course: { trackId: 'kingsmere', distance: 1000, surface: 'Turf' },
  going: 0,
  runners: [
    { ...runner, horseId: 'better', draw: 1, speed: 1_020_000 },
    { ...runner, horseId: 'worse', draw: 2 },
  ],
};

it('a morning line lets others have their turn while it is made', async () => {
  let turns = 0;
  let made = false;
  const others = () => {
    turns += 1;
    if (!made) setImmediate(others);
  };
  setImmediate(others);
  const line = await lineOf(card, 40);
  made = true;
  expect(turns).toBeGreaterThanOrEqual(8);
  expect(line).toMatchObject({ runs: 40, chances: [{ horseId: 'better' }, { horseId: 'worse' }] });
  const [better, worse] = line?.chances ?? [];
  expect(better?.winChance).toBeGreaterThan(worse?.winChance ?? 10_000);
});

it('there is no morning line of no runs', async () => {
  expect(await lineOf(card, 0)).toBeNull();
});
