import { expect, test } from 'vitest';
import { fitLines } from './fitLines';

const sizes = [
  [84, 2],
  [60, 4],
] as const;

test('a text keeps its size where it fits', () => {
  expect(fitLines('Ashford Mile', 520, sizes)).toMatchObject({
    lines: ['Ashford', 'Mile'],
    size: 84,
  });
});

test.each([
  'i'.repeat(400),
  'Morning Glory '.repeat(20),
  `The ${'Wetherby'.repeat(12)} Stakes`,
  '🐎'.repeat(90),
  ' ',
])('no text is set smaller than the smallest size, or in more lines than it has: %s', (text) => {
  const { lines, size } = fitLines(text, 520, sizes);
  const [, most] = sizes.find(([each]) => each === size) ?? [0, 0];
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(most);
});

test('a word of sixty letters is broken, and what is left over is an ellipsis', () => {
  const { lines, size } = fitLines('W'.repeat(60), 520, sizes);
  expect(size).toBe(60);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('W'.repeat(9));
  expect(lines[3]).toBe(`${'W'.repeat(8)}…`);
});
