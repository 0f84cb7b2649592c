import { expect, test } from 'vitest';
import { paths, readPreselection, writeChoice } from './paths.ts';

test('Enter Race finds in its address what the link had chosen', () => {
  const chosen = { horseId: 'silver comet', raceId: 'a&b' };
  const { pathname, searchParams } = new URL(paths.enterRace(chosen), 'https://furlong.example');
  expect(pathname).toBe(paths.enterRace());
  expect(readPreselection(searchParams)).toEqual({ ...chosen, programme: null });
  expect(paths.enterRace({ raceId: 'r1' })).toBe(`${paths.enterRace()}?race=r1`);
});

test('Train keeps its horse and programme in the address, and takes the programme back', () => {
  const chosen = { horseId: 'silver comet', programme: 'speed' };
  const { pathname, searchParams } = new URL(paths.train(chosen), 'https://furlong.example');
  expect(pathname).toBe(paths.train());
  expect(readPreselection(searchParams)).toEqual({ ...chosen, raceId: null });
  const other = writeChoice(searchParams, { horseId: 'iron duchess' });
  expect(readPreselection(other).programme).toBe('speed');
  expect(readPreselection(writeChoice(other, { programme: null }))).toEqual({
    horseId: 'iron duchess',
    raceId: null,
    programme: null,
  });
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
