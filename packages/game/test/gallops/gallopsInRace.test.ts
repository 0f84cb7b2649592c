import { describe, expect, it } from 'vitest';
import { ENGINE, engineOf } from '../../src/engine/engines.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { bandsOf } from '../../src/fairness/bands.ts';
import type { Entrant } from '../../src/fairness/makeCard.ts';
import { gallopLengths } from '../../src/gallops/gallopLengths.ts';
import type { GallopQuestion } from '../../src/gallops/questions.ts';
import type { Talents } from '../../src/horses/talents.ts';
import { LENGTH_MS } from '../../src/races/horseLength.ts';
import { cardFor, classFourField, raceOver, wordsFor } from '../field.ts';

/** A length or two differs by as much from race to race: traffic decides the rest. */
const RACES = 60;
const { worth } = engineOf(ENGINE);

const indifferent = { goingPreferred: 0, surfaceAptitude: 0, distanceBreadth: 200 };

/** Lengths that a talent makes in races of twelve, all luck the same, and in gallops. */
function worthOf(talents: Partial<Talents>, day: Omit<GallopQuestion, 'kit'>) {
  const gains = Array.from({ length: RACES }, (_, number) => {
    const field = classFourField(day.distance, number);
    const at = number % field.length;
    const plain = field[at];
    if (plain === undefined) throw new Error('The field is empty.');
    const as = (changed: Partial<Talents>): Entrant => ({
      ...plain,
      talents: {
        ...{ ...plain.talents, ...indifferent, distancePreferred: day.distance },
        ...changed,
      },
    });
    const [before, after] = [as({}), as(talents)];
    const timeOf = (entrant: Entrant) =>
      runRace(
        cardFor({ ...raceOver(day.distance), ...day }, field.with(at, entrant)),
        wordsFor(number),
      ).runners.find(({ horseId }) => horseId === entrant.horseId)?.timeMs ?? 0;
    const gallop = (entrant: Entrant) =>
      gallopLengths(bandsOf(entrant.talents, worth), entrant.sex, { ...day, kit: 0 }, worth);
    return {
      race: (timeOf(before) - timeOf(after)) / LENGTH_MS,
      gallop: gallop(after) - gallop(before),
    };
  });
  const mean = (of: 'race' | 'gallop') => gains.reduce((sum, each) => sum + each[of], 0) / RACES;
  return { race: mean('race'), gallop: mean('gallop') };
}

describe.each([1000, 1200, 1600, 2000, 2400])(
  'over %i m a gallop tells what races do',
  (metres) => {
    const good = { distance: metres, surface: 'Turf', going: 0 } as const;

    it.each([
      ['going that is not its own', { goingPreferred: -100 }, { ...good, going: 65 }],
      ['the wrong surface', { surfaceAptitude: 80 }, good],
      ['a distance 300 m beyond its range', { distancePreferred: metres - 500 }, good],
      ['one 300 m short of it', { distancePreferred: metres + 500 }, good],
    ] as const)('of %s', (_, talents, day) => {
      const { race, gallop } = worthOf(talents, day);
      expect(gallop).toBeLessThan(-0.5);
      expect(race / gallop).toBeGreaterThan(0.55);
      expect(race / gallop).toBeLessThan(1.25);
    });

    it('of twenty points of stamina', () => {
      const { race, gallop } = worthOf({ stamina: 80, recovery: 80, heart: 80 }, good);
      expect(gallop).toBeGreaterThan(0.5);
      expect(race / gallop).toBeGreaterThan(0.55);
      expect(race / gallop).toBeLessThan(1.3);
    });
  },
);
