import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportFile } from './exportFile.ts';

const lines = [
  { part: 'horses', line: { name: 'Silver Comet', runs: 3 } },
  { part: 'horses', line: { name: '=1+1', silks: { cap: 'red' } } },
  { part: 'letters', line: { body: 'Well,\r\n"run"' } },
];

const files = Object.fromEntries(
  Object.entries(unzipSync(exportFile(lines, Date.UTC(2026, 10, 28)))).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ]),
);

test('all of it is in the JSON, part by part', () => {
  expect(JSON.parse(files['furlong.json'] ?? '')).toEqual({
    horses: [lines[0]?.line, lines[1]?.line],
    letters: [lines[2]?.line],
  });
});

test('each part is a table, in which nothing is a formula', () => {
  expect(files['horses.csv']).toBe(
    'name,runs,silks\r\nSilver Comet,3,\r\n\'=1+1,,"{""cap"":""red""}"\r\n',
  );
  expect(files['letters.csv']).toBe('body\r\n"Well,\r\n""run"""\r\n');
});

test('what it is, is said in it', () => {
  expect(Object.keys(files)).toEqual(['README.txt', 'furlong.json', 'horses.csv', 'letters.csv']);
});
