import { HOUR } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse, race, runner } from '../../storybook/fixtures.ts';
import { filtersOf, noFilters, readView, viewHorses, writeView } from './myHorsesView.ts';

const now = horse.conditionAt;
const own = (id: string, others: Partial<typeof horse>) => ({
  ...horse,
  equipment: [],
  id,
  name: id,
  ...others,
});
const horses = [
  own('comet', { rating: 92, energy: 60, earnings: 10 }),
  own('arrow', { rating: 70, energy: 90, sex: 'female', specialty: 'Sprint', earnings: 30 }),
  own('busy', { rating: 80, energy: 20, atWork: { until: now + HOUR, energy: 10 } }),
  own('tired', { rating: 80, energy: 10, condition: 40 }),
];
const { horse: entered, stable: _stable, ...entry } = runner(1, 0, 'comet');
const around = {
  now,
  entries: [{ ...entry, horse: entered, race }],
  groups: [
    { id: 'g1', name: 'First', horseIds: ['arrow', 'busy'] },
    { id: 'g2', name: 'Second', horseIds: [] },
  ],
};
const seen = (address: string) =>
  viewHorses(horses, readView(new URLSearchParams(address)), around).map(({ id }) => id);

test('the horses are sorted by each of what their owner asks, those that are level as they came', () => {
  expect(seen('')).toEqual(['comet', 'arrow', 'busy', 'tired']);
  expect(seen('sort=name')).toEqual(['arrow', 'busy', 'comet', 'tired']);
  expect(seen('sort=rating')).toEqual(['comet', 'busy', 'tired', 'arrow']);
  expect(seen('sort=energy')).toEqual(['arrow', 'comet', 'busy', 'tired']);
  expect(seen('sort=condition').at(-1)).toBe('tired');
  expect(seen('sort=race')).toEqual(['comet', 'arrow', 'busy', 'tired']);
  expect(seen('sort=earnings').at(-1)).toBe('comet');
});

test('the horses are narrowed by specialty, sex, what they do and their group', () => {
  expect(seen('specialty=Sprint')).toEqual(['arrow']);
  expect(seen('sex=male')).toEqual(['comet', 'busy', 'tired']);
  expect(seen('state=fresh')).toEqual(['arrow']);
  expect(seen('state=entered')).toEqual(['comet']);
  expect(seen('state=work')).toEqual(['busy']);
  expect(seen('state=rests')).toEqual(['tired']);
  expect(seen('group=g1')).toEqual(['arrow', 'busy']);
  expect(seen('group=none')).toEqual(['comet', 'tired']);
  expect(seen('group=gone')).toEqual([]);
  expect(seen('group=g1&sex=male')).toEqual(['busy']);
});

test('what the address says wrongly is left open, and what is usual is not written', () => {
  expect(seen('sort=luck&specialty=Chess&sex=x&state=y')).toHaveLength(4);
  const search = new URLSearchParams('sort=name&sex=male&other=kept');
  expect(`${writeView(search, { sort: 'stable', state: 'work' })}`).toBe(
    'sex=male&other=kept&state=work',
  );
  expect(`${writeView(search, noFilters)}`).toBe('sort=name&other=kept');
  expect(filtersOf(readView(search))).toBe(1);
  expect(filtersOf(readView(new URLSearchParams('sort=name&layout=table')))).toBe(0);
});
