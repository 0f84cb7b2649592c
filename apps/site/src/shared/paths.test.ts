import { expect, test } from 'vitest';
import { sectionAt, sections } from './paths.ts';

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
  const hrefs = sections.flatMap(({ links }) => links.map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('a destination is found with its group, also one that only the stable panel names', () => {
  expect(sectionAt('/races/jockeys')).toEqual({ group: 'Races', label: 'Jockeys' });
  expect(sectionAt('/stable/race-calendar')).toEqual({ group: 'Stable', label: 'Race Calendar' });
  expect(sectionAt('/races/nowhere')).toBeNull();
});
