import { expect, it } from 'vitest';
import { classFour, fieldOf, RUNNERS, wordsOf } from '../../../report/fields.ts';
import { mean } from '../../../report/figures.ts';
import { runTick } from '../../../src/engine/furlong2/runTick.ts';
import { startRace } from '../../../src/engine/furlong2/startRace.ts';

const RACES = 60;

/** Metres run: the first bend lies behind by then. */
const BEHIND_IT = 500;

/** Metres from the rail: four abreast. */
const FOUR_WIDE = 4.5;

it.each([1600, 2400])(
  'the last stall is four wide or nearer after a start into a bend over %i m',
  (distance) => {
    const lanes = Array.from({ length: RACES }, (_, number) => {
      const meeting = { ...classFour, engine: 'furlong-2', trackId: 'red-mesa' } as const;
      const race = startRace(
        fieldOf(1, distance, number, meeting),
        wordsOf(1, distance, number, 0),
      );
      const last = race.field[RUNNERS - 1];
      if (last === undefined) throw new Error('There are too few runners.');
      while (last.body.metres < BEHIND_IT) runTick(race);
      return last.body.lane;
    });
    expect(mean(lanes)).toBeLessThan(FOUR_WIDE);
  },
);
