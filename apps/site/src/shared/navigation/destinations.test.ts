import { expect, test } from 'vitest';
import { destinations } from './destinations.ts';
import { footerGroups } from './footerGroups.ts';

test('the footer has the seven groups of the specification with all their destinations', () => {
  expect(footerGroups.map(({ title, links }) => [title, links.length])).toEqual([
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
