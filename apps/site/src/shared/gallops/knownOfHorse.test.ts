import type { NotebookEntry } from '@furlong/backend';
import { expect, test } from 'vitest';
import { knownOfHorse } from './knownOfHorse.ts';

const asked = (entry: Partial<NotebookEntry>): NotebookEntry => ({
  ...{ distance: 1600, surface: 'Turf', going: 0, kit: 0, gallops: 5, mean: 0, ghost: null },
  ...entry,
});

test('says what a horse likes, by how much, how surely and after how many gallops', () => {
  expect(knownOfHorse([asked({}), asked({ going: 65, gallops: 4, mean: 1.4 })])).toBe(
    'Likes it soft: 1.4 lengths better than on good, give or take 0.7, after 9 gallops.',
  );
  expect(knownOfHorse([asked({}), asked({ distance: 1200, mean: -2 })])).toBe(
    'Likes 1600\u00a0m: 2.0 lengths better than over 1200\u00a0m, give or take 0.6, after 10 gallops.',
  );
  expect(knownOfHorse([asked({}), asked({ surface: 'Dirt', mean: 2 })])).toMatch(
    /^Likes dirt: 2\.0 lengths better than on turf,/,
  );
  expect(knownOfHorse([asked({}), asked({ kit: 9, mean: 2 })])).toMatch(
    /^Goes best with equipment of \+9: 2\.0 lengths better than in plain tack,/,
  );
  expect(knownOfHorse([asked({}), asked({ kit: 9, mean: -2 })])).toMatch(
    /^Goes best in plain tack: 2\.0 lengths better than with \+9,/,
  );
});

test('says that nothing can be said, of few gallops and of none', () => {
  expect(knownOfHorse([])).toBe('Nothing can be said yet: it has not galloped in four weeks.');
  expect(knownOfHorse([asked({ gallops: 1, mean: 4 })])).toBe(
    'Nothing can be said yet of what it likes, after 1 gallop.',
  );
});

test('leaves ghosts out: they ask of the horse that it was', () => {
  const ghost = { raceId: 'mile', raceName: 'Ashford Mile', offAt: 0 };
  expect(knownOfHorse([asked({}), asked({ going: 65, mean: 9, ghost })])).toBe(
    'Nothing can be said yet of what it likes, after 10 gallops.',
  );
});
