import { expect, test } from 'vitest';
import { destinations, paths, readPreselection, sections } from './paths.ts';

test('the footer has the seven groups of the specification with all their destinations', () => {
  expect(sections.map(({ title, links }) => [title, links.length])).toEqual([
    ['Stable', 9],
    ['Races', 11],
    ['Marketplace', 7],
    ['Community', 10],
    ['Leaderboards', 5],
    ['My Account', 11],
    ['Help', 15],
  ]);
});

test('no two links lead to the same place', () => {
  const hrefs = destinations.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('a destination knows its group, also one that only the stable panel names', () => {
  const groupOf = (label: string) => destinations.find((each) => each.label === label)?.group;
  expect(groupOf('Jockeys')).toBe('Races');
  expect(groupOf('Race Calendar')).toBe('Stable');
});

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
