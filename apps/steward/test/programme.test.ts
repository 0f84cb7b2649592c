import { countPlayersHorses } from '@furlong/backend/service';
import { describe, expect, it } from 'vitest';
import { raceIntervalByDemand } from '../src/programme/raceIntervalByDemand.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

describe('the programme', () => {
  it('holds a race every two minutes of the hour, partly filled, with its seed hidden', async () => {
    const races = await fixture.game.rows(
      `select extract(epoch from off_at)::int as off_s, entries_count, seed, seed_hash
       from public.races order by off_at`,
    );
    expect(races.length).toBeGreaterThanOrEqual(28);
    for (const [index, race] of races.entries()) {
      expect(Number(race.entries_count)).toBeGreaterThanOrEqual(4);
      expect(Number(race.entries_count)).toBeLessThanOrEqual(7);
      expect(race.seed).toBeNull();
      expect(race.seed_hash).toMatch(/^[0-9a-f]{64}$/);
      const before = races[index - 1];
      if (before) expect(Number(race.off_s) - Number(before.off_s)).toBe(120);
    }
  });

  it('is spaced by the number of horses that players own', async () => {
    expect(await countPlayersHorses(fixture.game.backend)).toBe(0);
    await fixture.newOwner('Long Meadow');
    expect(await countPlayersHorses(fixture.game.backend)).toBe(1);
    expect(await raceIntervalByDemand(fixture.game.backend)).toBe(80);
  });

  it('is opened once, however many stewards open it', async () => {
    const [{ races } = {}] = await fixture.game.rows(
      'select count(*)::int as races from public.races',
    );
    expect(await fixture.stewardNamed('second').openProgramme(fixture.at)).toEqual([]);
    expect(await fixture.stewardNamed('third').openProgramme(fixture.at)).toEqual([]);
    const [after] = await fixture.game.rows('select count(*)::int as races from public.races');
    expect(after?.races).toBe(races);
  });
});
