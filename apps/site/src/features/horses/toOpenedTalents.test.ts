import { middlingTalents } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { toOpenedTalents } from './toOpenedTalents.ts';

const none = { speed: 0, acceleration: 0, stamina: 0, recovery: 0, agility: 0, balance: 0 };
const opened = { horseId: 'h1', salt: 'a'.repeat(64), talents: middlingTalents, gained: none };

test('the six talents are told as born and as work left them, and the heart that work cannot reach', () => {
  const { talents } = toOpenedTalents({ ...opened, gained: { ...none, stamina: 23_000 } });
  expect(talents.map(({ talent }) => talent)).toEqual([
    ...['Speed', 'Acceleration', 'Stamina', 'Recovery', 'Agility', 'Balance', 'Heart'],
  ]);
  expect(talents[2]).toEqual({
    ...{ talent: 'Stamina', born: 50, now: 52.3 },
    ...{ bornWords: '50', gainedWords: '+2.30', nowWords: '52.30' },
  });
  expect(talents[0]).toMatchObject({ gainedWords: '–', nowWords: '50.00' });
});

test('what it liked is told in plain words', () => {
  const likings = (changes: Partial<typeof middlingTalents>) =>
    toOpenedTalents({ ...opened, talents: { ...middlingTalents, ...changes } }).likings.map(
      ({ words }) => words,
    );
  expect(likings({ distanceBreadth: 250 })).toEqual([
    'At its best from 1350 to 1850\u00a0m',
    'Likes Good most',
    'The same on turf and on dirt',
  ]);
  expect(likings({ surfaceAptitude: -30 })[2]).toBe('Better on turf than on dirt');
  expect(likings({ surfaceAptitude: 80 })[2]).toBe('Much better on dirt than on turf');
});
