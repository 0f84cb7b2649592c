import { expect, test } from 'vitest';
import { commandOf } from './keys';
import { captionAt, formatClock } from './words';

const captions = [
  { ms: 0, text: 'They are off.' },
  { ms: 4_000, text: 'Silver Comet leads.' },
];

test('a caption stays until the next, or until it is old', () => {
  expect(captionAt(captions, -1)).toBe('');
  expect(captionAt(captions, 3_999)).toBe('They are off.');
  expect(captionAt(captions, 4_000)).toBe('Silver Comet leads.');
  expect(captionAt(captions, 10_000)).toBe('');
});

test('the clock counts minutes and seconds, before the off too', () => {
  expect([-2_500, 0, 7_999, 83_410].map(formatClock)).toEqual(['−0:02', '0:00', '0:07', '1:23']);
});

test('keys are the player’s unless they mean something else already', () => {
  const press = { altKey: false, ctrlKey: false, metaKey: false, onButton: false };
  expect(commandOf({ ...press, key: ' ' })).toEqual({ type: 'play' });
  expect(commandOf({ ...press, key: ' ', onButton: true })).toBeNull();
  expect(commandOf({ ...press, key: '4' })).toEqual({ type: 'camera', camera: 'head-on' });
  expect(commandOf({ ...press, key: 'f', metaKey: true })).toBeNull();
  expect(commandOf({ ...press, key: 'Tab' })).toBeNull();
});
