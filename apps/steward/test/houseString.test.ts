import { SEASON_WEEKS, seasonAt, WEEK } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { registerSuccessors, renewHouseString } from '../src/bootstrap/renewHouseString.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

/** The house's older horses that it sends out: those of seven years and less, by specialty and mark. */
const string = async (at: number) => {
  const rows = await fixture.game.rows(
    `select h.specialty, h.rating, h.birth_season from public.horses h
     join public.stables s on s.id = h.stable_id and s.is_house
     where h.retired_at is null and private.season_at(h.created_at) - h.birth_season >= 3
     order by h.specialty, h.rating, h.birth_season`,
  );
  const season = seasonAt(at);
  return {
    marks: rows.map(({ specialty, rating }) => `${specialty} ${rating}`),
    oldest: Math.max(...rows.map((row) => season - Number(row.birth_season))),
  };
};

it('the house retires its horses at eight, and its string stays as strong, season after season', async () => {
  const now = await string(fixture.at);
  expect(now.oldest).toBe(7);
  for (const seasons of [1, 2, 7]) {
    const at = fixture.at + seasons * SEASON_WEEKS * WEEK;
    // Races that are open keep their reserves for an hour.
    await fixture.steward.runDueRaces({ at });
    await renewHouseString(fixture.game.backend, at);
    // A second steward, and one that comes back from between the two steps, add nothing.
    await renewHouseString(fixture.game.backend, at);
    await registerSuccessors(fixture.game.backend, at);
    const later = await string(at);
    expect(later.oldest).toBeLessThan(8);
    expect(later.marks).toEqual(now.marks);
  }
});
