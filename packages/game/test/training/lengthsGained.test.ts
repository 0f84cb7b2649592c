import { expect, it } from 'vitest';
import { lengthsGained as measured } from '../../report/lengthsGained.ts';
import { ENGINE } from '../../src/engine/engines.ts';
import { trackIds } from '../../src/tracks/tracks.ts';
import { eachTalent } from '../../src/training/gains.ts';
import { bestDistance, lengthsGained } from '../../src/training/lengthsGained.ts';
import { trainedTalents } from '../../src/training/work.ts';

const POINTS = 20;

it('a point is worth as many lengths as the engine makes of it, over every track', () => {
  const growths = trainedTalents.map((raised) =>
    eachTalent((talent) => (talent === raised ? POINTS : 0)),
  );
  for (const distance of [1200, 2400]) {
    const asked = { seed: 20, races: 100, reruns: 0, engine: ENGINE } as const;
    const perTrack = trackIds.map((trackId) => measured(growths, distance, { ...asked, trackId }));
    for (const [index, talent] of trainedTalents.entries()) {
      const sum = perTrack.reduce((all, track) => all + (track[index] ?? 0), 0);
      const told = lengthsGained({ [talent]: POINTS }, distance);
      // Sixty races tell a talent's worth to a length or so.
      expect(Math.abs(told - sum / trackIds.length), `${talent} over ${distance} m`).toBeLessThan(
        1,
      );
    }
  }
});

it('is nothing for nothing, and adds up', () => {
  expect(lengthsGained({}, 1600)).toBe(0);
  const both = lengthsGained({ speed: 2, stamina: 3 }, bestDistance.Mile);
  expect(both).toBeCloseTo(
    lengthsGained({ speed: 2 }, 1600) + lengthsGained({ stamina: 3 }, 1600),
    9,
  );
  // Stamina tells more the farther a race goes.
  expect(lengthsGained({ stamina: 1 }, 2400)).toBeGreaterThan(lengthsGained({ stamina: 1 }, 1200));
});
