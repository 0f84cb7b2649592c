import { expect, test } from 'vitest';
import { type NearRows, nearRows } from './nearRows';

const four: NearRows = {
  ...{ first: 10, last: 12, count: 100, columns: 4, focused: null, upwards: false },
};

test('holds one row more than the screen, where the reader is going', () => {
  expect(nearRows(four)).toEqual([10, 11, 12, 13]);
  expect(nearRows({ ...four, upwards: true })).toEqual([9, 10, 11, 12]);
});

test('holds the row that has the focus, and the row to which Tab would go on', () => {
  expect(nearRows({ ...four, focused: 50 })).toEqual([10, 11, 12, 50]);
  expect(nearRows({ ...four, focused: 10 })).toEqual([9, 10, 11, 12]);
  expect(nearRows({ ...four, focused: 12, upwards: true })).toEqual([10, 11, 12, 13]);
});

test('holds a row on each side, and those beside the focus, where cards are few in a row', () => {
  expect(nearRows({ ...four, columns: 1, focused: 50 })).toEqual([
    ...[9, 10, 11, 12, 13],
    ...[49, 50, 51],
  ]);
});

test('holds no row that is not there', () => {
  expect(nearRows({ ...four, first: 0, last: 2, upwards: true })).toEqual([0, 1, 2, 3]);
  expect(nearRows({ ...four, first: 0, last: 0, count: 1, focused: 4 })).toEqual([0]);
});
