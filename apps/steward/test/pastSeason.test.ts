import { champions } from '@furlong/backend';
import { verifyRace } from '@furlong/game/engine';
import { DAY, divisions, HOUR, seasonSpan, WEEK } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteward, planHistory, type Steward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './support/embeddedGame.ts';
import { publishedRace } from './support/publishedRace.ts';

/** Week 2: no final of this season has been run. */
const season = 3;
const to = seasonSpan(season).from + WEEK + 3 * DAY + 5 * HOUR;
const history = planHistory({ days: 5, to });

let game: EmbeddedGame;
let steward: Steward;
let stableId: string;
let resumed = 0;
const errors: unknown[] = [];

beforeAll(async () => {
  game = await embeddedGame();
  await game.rows('insert into private.house_secrets (secret) values ($1)', ['5eed'.repeat(16)]);
  steward = createSteward({
    backend: game.backend,
    name: 'historian',
    onError: (_, error) => errors.push(error),
  });
  const { beginsAt } = history;
  await steward.registerHouseHorses(beginsAt, season);
  const id = crypto.randomUUID();
  await game.rows('insert into auth.users (id, email) values ($1, $2)', [id, 'demo@x.example']);
  const [stable] = await game.rows(
    'update public.stables set created_at = $2 where owner_id = $1 returning id',
    [id, new Date(beginsAt)],
  );
  stableId = String(stable?.id);
  const demoHorses = await steward.registerDemoHorses({ stableId, season, at: beginsAt });
  const onResume = async () => {
    resumed += 1;
    expect(await count("r.status <> 'finished'")).toBe(0);
    expect(await count('true')).toBe(36);
  };
  await steward.runHistory({ ...history, demoHorses, onResume });
  expect(resumed).toBe(1);
}, 300_000);

afterAll(() => game.close());

const count = async (condition: string) => {
  const [row] = await game.rows(
    `select count(*)::int as races from public.races r where ${condition}`,
  );
  return row?.races;
};

describe('a history that begins in the season before', () => {
  it('has its races there in the place of the oldest, on their own dates', async () => {
    expect(errors).toEqual([]);
    const kind = "r.championship ->> 'kind'";
    const before = `r.off_at < '${new Date(seasonSpan(season).from).toISOString()}'`;
    expect(await count(`${before} and ${kind} = 'qualifier' and status = 'finished'`)).toBe(12);
    expect(await count(`${before} and ${kind} = 'final' and status = 'finished'`)).toBe(6);
    expect(await count(`${before} and ${kind} = 'consolation' and status = 'finished'`)).toBe(6);
    expect(await count('r.championship is null')).toBe(5 * 18 - 36);
    const [first] = await game.rows(
      'select min(off_at)::text as first from public.races where championship is null',
    );
    expect(Date.parse(String(first?.first))).toBeGreaterThan(to - 5 * DAY);
  });

  it('has horses in every table of this season', async () => {
    const tables = await game.rows(
      `select count(distinct r.championship ->> 'division')::int as divisions, count(*)::int as races
       from public.races r where r.off_at >= $1 and r.off_at < $2`,
      [new Date(seasonSpan(season).from), new Date(history.resumesAt)],
    );
    expect(tables).toEqual([{ divisions: divisions.length, races: 12 }]);
  });

  it('has a champion of each division, of a final that anybody can check', async () => {
    const winners = await champions(game.backend);
    expect(new Set(winners.map(({ division }) => division))).toEqual(new Set(divisions));
    expect(new Set(winners.map((winner) => winner.season))).toEqual(new Set([season - 1]));
    const race = await publishedRace(game.backend, winners[0]?.raceId ?? '');
    expect(race.runners).toHaveLength(12);
    const { checks } = await verifyRace(race, null);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('has its season turned, its halls filled, and its house of every age', async () => {
    const [turn] = await game.rows(
      'select max(season) filter (where turned_at is not null) as turned, max(season) as open from private.season_turns',
    );
    expect(turn).toEqual({ turned: season - 1, open: season });
    const members = await game.rows(
      'select hall, feat, count(*)::int as members from private.hall_members group by 1, 2 order by 1, 2',
    );
    const [winners] = await game.rows(
      'select count(distinct horse_id)::int as horses from private.champions',
    );
    const first = { hall: 'horses', feat: 'championship', members: winners?.horses };
    expect(members).toContainEqual(first);
    // Of the players' stables, of which there is one here, the title is whose won any money.
    const [earned] = await game.rows(
      `select count(distinct e.stable_id)::int as stables from public.entries e
       join public.races r on r.id = e.race_id join public.stables s on s.id = e.stable_id
       where e.prize > 0 and not s.is_house and r.off_at < $1`,
      [new Date(seasonSpan(season).from)],
    );
    const titles = members.filter(({ feat }) => feat === 'season_title');
    expect(titles.map(({ members: held }) => held)).toEqual(earned?.stables === 1 ? [1] : []);
    const ages = await game.rows(
      `select distinct ${season} - h.birth_season as age from public.horses h
       join public.stables s on s.id = h.stable_id and s.is_house where h.retired_at is null order by 1`,
    );
    expect(ages.map(({ age }) => age)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('breaks no law of the game, and is run once', async () => {
    expect(await game.violations()).toEqual([]);
    expect(await steward.runHistory({ ...history, demoHorses: [] })).toBe(0);
    expect(await steward.turnSeasons(to)).toBeUndefined();
    expect(await count(`r.status <> 'finished' and r.status <> 'void'`)).toBe(0);
  });

  it('lets the demonstration stable run only where its age admits it', async () => {
    const [novice] = await game.rows(
      `select count(*)::int as runs from public.entries e join public.races r on r.id = e.race_id
       where e.stable_id = $1 and r.novice_stables_only and r.off_at > $2`,
      [stableId, new Date(history.beginsAt + 28 * DAY)],
    );
    expect(novice).toEqual({ runs: 0 });
    const [ran] = await game.rows(
      'select count(*)::int as runs from public.entries where stable_id = $1 and place is not null',
      [stableId],
    );
    expect(ran?.runs).toBeGreaterThan(0);
  });
});

describe('the plan of a history', () => {
  it('has no season before it when it is short, or when there was none', () => {
    expect(planHistory({ days: 1, to }).beginsAt).toBe(to - DAY);
    const firstSeason = seasonSpan(0).from + 2 * WEEK;
    expect(planHistory({ days: 7, to: firstSeason }).beginsAt).toBe(firstSeason - 7 * DAY);
  });

  it('is of as many races wherever in a season it ends, besides the championships of its last days', () => {
    for (let day = 0; day < 84; day += 1) {
      const at = seasonSpan(season).from + day * DAY + HOUR;
      const { races, beginsAt, resumesAt } = planHistory({ days: 7, to: at });
      const others = races.filter(({ championship }) => championship?.season !== season);
      const crossing = others.filter(
        ({ championship, offAt }) => championship && offAt > at - 7 * DAY,
      );
      const standings = races.filter(
        ({ championship, offAt }) => championship?.season === season && offAt < resumesAt,
      );
      const planned = others.length - crossing.length + standings.length;
      expect(planned).toBeGreaterThanOrEqual(125);
      expect(planned).toBeLessThanOrEqual(126);
      expect(standings.length).toBeLessThanOrEqual(12);
      if (day > 15) expect(standings.length).toBe(12);
      expect(
        races.every(({ offAt }, index) => offAt >= (races[index - 1]?.offAt ?? beginsAt)),
      ).toBe(true);
    }
  });
});
