import { describe, expect, it } from 'vitest';
import { trackIds, tracks } from '../../src/tracks/tracks.ts';
import { tracksInSeason } from '../../src/tracks/tracksInSeason.ts';

describe('the tracks in season', () => {
  const seasons = Array.from({ length: 13 }, (_, index) => index - 1);

  it.each(seasons)('are four in season %i, of both surfaces', (season) => {
    const inSeason = tracksInSeason(season);
    expect(new Set(inSeason).size).toBe(4);
    expect(new Set(inSeason.flatMap((id) => tracks[id].surfaces))).toEqual(
      new Set(['Turf', 'Dirt']),
    );
  });

  it('change by one from season to season, and come round in six', () => {
    for (const season of seasons) {
      const next = new Set(tracksInSeason(season + 1));
      expect(tracksInSeason(season).filter((id) => !next.has(id))).toHaveLength(1);
    }
    expect(new Set(seasons.slice(0, 6).flatMap(tracksInSeason))).toEqual(new Set(trackIds));
  });
});
