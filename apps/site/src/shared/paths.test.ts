import { expect, test } from 'vitest';
import { paths, readPreselection } from './paths.ts';

test('Enter Race finds in its address what the link had chosen', () => {
  const chosen = { horseId: 'silver comet', raceId: 'a&b' };
  const { pathname, searchParams } = new URL(paths.enterRace(chosen), 'https://furlong.example');
  expect(pathname).toBe(paths.enterRace());
  expect(readPreselection(searchParams)).toEqual(chosen);
  expect(paths.enterRace({ raceId: 'r1' })).toBe(`${paths.enterRace()}?race=r1`);
});

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{css,test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no other file holds a path', () => {
  const offenders = Object.entries(sources)
    .filter(([file]) => file !== './paths.ts' && !file.includes('/storybook/'))
    .filter(([, source]) =>
      /['"`]\/(?!\/|\*)/.test(source.replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '')),
    )
    .map(([file]) => file);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(offenders).toEqual([]);
});
