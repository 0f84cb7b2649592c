import type { RaceChampionship } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { championships, season } from '../../storybook/championships.ts';
import { sayWhatItBrings } from './sayWhatItBrings.ts';

const points = [20, 10, 6, 4, 2];
const qualifier: RaceChampionship = {
  ...{ season, division: 'mile', kind: 'qualifier', automatic: false },
  points,
};
const [, duchess] = championships.mine;
const brings = (lacks: number, over: Partial<RaceChampionship> = {}) =>
  duchess &&
  sayWhatItBrings({ championship: { ...qualifier, ...over } }, duchess.horse.id, [
    { ...duchess, lacks },
  ]);

test('a qualifier says which place would take a horse into the final', () => {
  expect(brings(6)).toBe('3rd or better would take it into the Mile final: it lacks 6 points.');
  expect(brings(12)).toBe('A win would take it into the Mile final: it lacks 12 points.');
  expect(brings(21)).toBe('A win brings 20 points towards the Mile final: it lacks 21 points.');
  expect(brings(21, { automatic: true })).toMatch(/^A win would take it/);
  expect(brings(0)).toBe('It is in the Mile final as it stands; a win brings 20 points.');
});

test('any other race says nothing of it', () => {
  expect(brings(6, { kind: 'final', points: [] })).toBe('');
  expect(brings(6, { division: 'sprint' })).toBe('');
  expect(sayWhatItBrings({ championship: null }, 'iron-duchess', championships.mine)).toBe('');
});
