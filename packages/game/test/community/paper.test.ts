import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CLOSE_MS,
  type DayToTell,
  type StoryKind,
  SURPRISE_CHANCE,
  storyOfDay,
} from '../../src/community/paper.ts';
import { formatMargin } from '../../src/format/formatMargin.ts';

const days = fc.record({
  records: fc.nat({ max: 3 }),
  surpriseChance: fc.option(fc.integer({ min: 1, max: 10_000 })),
  closeMs: fc.option(fc.nat({ max: 400 })),
});

/** Whether a day has what a story needs. */
const has: Record<StoryKind, (day: DayToTell) => boolean> = {
  record: ({ records }) => records > 0,
  'dead heat': ({ closeMs }) => closeMs === 0,
  surprise: ({ surpriseChance }) => surpriseChance !== null && surpriseChance <= SURPRISE_CHANCE,
  close: ({ closeMs }) => closeMs !== null && closeMs <= CLOSE_MS,
  big: () => true,
};

it('tells of every day something that happened on it, and of nothing rarer that did not', () => {
  fc.assert(
    fc.property(days, (day) => {
      const told = storyOfDay(day);
      expect(has[told](day)).toBe(true);
      const rarest = (Object.keys(has) as StoryKind[]).find((kind) => has[kind](day));
      expect(told).toBe(rarest);
    }),
  );
});

it('tells of the greatest race where nothing else was rare, to the last of each bound', () => {
  expect(storyOfDay({ records: 0, surpriseChance: null, closeMs: null })).toBe('big');
  expect(storyOfDay({ records: 0, surpriseChance: 501, closeMs: 37 })).toBe('big');
  expect(storyOfDay({ records: 0, surpriseChance: 500, closeMs: 37 })).toBe('surprise');
  expect(storyOfDay({ records: 0, surpriseChance: 501, closeMs: 36 })).toBe('close');
});

it('calls a head close, and a neck not', () => {
  expect([formatMargin(CLOSE_MS), formatMargin(CLOSE_MS + 1)]).toEqual(['head', 'neck']);
});
