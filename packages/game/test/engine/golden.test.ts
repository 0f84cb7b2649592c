import { describe, expect, it } from 'vitest';
import { runRace } from '../../src/index.ts';
import { golden } from './golden.ts';

describe('furlong-1, which may never change', () => {
  it.each(golden)('runs the race over $distance m at $trackId as it always did', (race) => {
    const { checksum, runners } = runRace(race.card, race.words);
    expect(checksum).toBe(race.checksum);
    expect(runners.map(({ horseId, timeMs }) => `${horseId} ${timeMs}`).join(' ')).toBe(
      race.finish,
    );
  });
});
