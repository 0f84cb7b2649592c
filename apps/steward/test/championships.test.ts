import { champions, championshipDivisions, championshipTable } from '@furlong/backend';
import { verifyRace } from '@furlong/game/engine';
import { HOUR, MINUTE, SIXTIETHS, seasonSpan, WEEK } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteward, type Steward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './support/embeddedGame.ts';
import { publishedRace } from './support/publishedRace.ts';

const season = 4;
/** The Monday of the week of finals. */
const monday = seasonSpan(season).from + 10 * WEEK;
const sunday = monday - 24 * HOUR;
const division = 'two-year-olds';

let game: EmbeddedGame;
let steward: Steward;
const errors: unknown[] = [];

const stewardNamed = (name: string) =>
  createSteward({
    ...{ backend: game.backend, name, morningLineSimulations: 0 },
    ...{ everyMinutes: 60, horizonMinutes: 60 },
    onError: (_, error) => errors.push(error),
  });
const finalIds = async () => {
  const [first] = await championshipDivisions(game.backend, { season });
  return [first?.finalRaceId ?? '', first?.consolationRaceId ?? ''] as const;
};
beforeAll(async () => {
  game = await embeddedGame();
  await game.rows('insert into private.house_secrets (secret) values ($1)', ['5eed'.repeat(16)]);
  steward = stewardNamed('first');
  await steward.registerHouseHorses(sunday);
});

afterAll(() => game.close());

describe('a season of championships', () => {
  it('gives the points that its qualifiers were opened with', async () => {
    // From 10:05 to 14:05: three divisions.
    await steward.openChampionships(sunday + 2 * HOUR + 10 * MINUTE);
    const [opened] = await game.rows(
      "select championship -> 'points' ->> 0 as first, closes_at < off_at as closes from public.races",
    );
    expect(opened).toEqual({ first: '50', closes: true });
    await steward.runDueRaces({ at: sunday + 20 * HOUR });
    expect(errors).toEqual([]);
    const [sum] = await game.rows(
      `select sum(points)::int as points, bool_and(points <= 50 * 60) as fair
       from private.championship_standings`,
    );
    const [races] = await game.rows(
      "select count(*)::int as run from public.races where status = 'finished'",
    );
    expect(sum).toEqual({ points: 105 * SIXTIETHS * Number(races?.run), fair: true });
    expect(races?.run).toBeGreaterThan(1);
  });

  it('draws a final when it is due, once, with a field for it and for its consolation', async () => {
    await steward.openChampionships(monday + 4 * HOUR);
    expect(await finalIds()).toEqual(['', '']);
    await steward.openChampionships(monday + 4 * HOUR + 6 * MINUTE);
    await stewardNamed('second').openChampionships(monday + 4 * HOUR + 7 * MINUTE);
    expect(errors).toEqual([]);
    const entered = await game.rows(
      `select r.entries_count as entries from public.races r
       where r.championship ->> 'kind' <> 'qualifier' order by r.off_at`,
    );
    expect(entered).toEqual([{ entries: 11 }, { entries: 12 }]);
  });

  it('keeps a final that was opened long before, whoever starts after a clock was put back', async () => {
    await stewardNamed('third').openProgramme(monday + 6 * HOUR);
    const [finals] = await game.rows(
      "select count(*)::int as kept from public.races where championship ->> 'kind' <> 'qualifier' and status = 'open'",
    );
    expect(finals).toEqual({ kept: 2 });
  });

  it('crowns a champion of a final that anybody can check', async () => {
    const [finalId, consolationId] = await finalIds();
    await steward.runDueRaces({ at: monday + 46 * HOUR });
    expect(errors).toEqual([]);
    for (const raceId of [finalId, consolationId]) {
      const race = await publishedRace(game.backend, raceId);
      expect(race.runners).toHaveLength(12);
      const { checks, passed } = await verifyRace(race, null);
      expect(checks.filter((each) => !each.passed)).toEqual([]);
      expect(passed).toBe(true);
    }
    const [winner] = await champions(game.backend);
    expect(winner).toMatchObject({ season, division, raceId: finalId });
    const table = await championshipTable(game.backend, { season, division });
    const final = await publishedRace(game.backend, finalId);
    for (const { horseId } of table.filter(({ points }) => points > 0)) {
      expect(final.runners.map((runner) => runner.horseId)).toContain(horseId);
    }
    expect(await game.violations()).toEqual([]);
  });

  it('is found out where the table, the season’s seed or the points were not those that were bound', async () => {
    const [finalId] = await finalIds();
    const race = await publishedRace(game.backend, finalId);
    const { opening } = race;
    if (opening?.championship == null) throw new Error('It was drawn from nothing.');
    const draw = opening.championship;
    const failed = async (championship: typeof draw) =>
      (await verifyRace({ ...race, opening: { ...opening, championship } }, null)).checks
        .filter(({ passed }) => !passed)
        .map(({ name }) => name);
    const [first, second, ...others] = draw.contenders;
    if (!first || !second) throw new Error('Nobody was drawn.');
    const swapped = [
      { ...second, points: first.points + 1, automatic: true, bestPlace: 1, bestAt: 0 },
      { ...first, points: 0, automatic: false },
      ...others,
    ];
    expect(await failed({ ...draw, contenders: swapped })).toEqual(['house']);
    expect(await failed({ ...draw, seed: 'cd'.repeat(32) })).toEqual(['house']);
    const terms = opening.terms.replace('"season":4', '"season":5');
    const { checks } = await verifyRace({ ...race, opening: { ...opening, terms } }, null);
    expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toContain(
      'championship',
    );
  });
});
