import { verifyRace } from '@furlong/game/engine';
import {
  championshipProgramme,
  DAY,
  MINUTE,
  seasonAt,
  seasonSpan,
  WEEK,
} from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteward, planHistory, type Steward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './support/embeddedGame.ts';
import { publishedRace } from './support/publishedRace.ts';

/** Week 4: a weekend of qualifiers, and races that suit horses of the demonstration stable. */
const to = seasonSpan(3).from + 4 * WEEK;
const from = to - DAY;
const history = planHistory({ days: 1, to });

let game: EmbeddedGame;
let steward: Steward;
const errors: unknown[] = [];

beforeAll(async () => {
  game = await embeddedGame();
  await game.rows('insert into private.house_secrets (secret) values ($1)', ['5eed'.repeat(16)]);
  steward = createSteward({
    backend: game.backend,
    name: 'historian',
    onError: (_, error) => errors.push(error),
  });
  await steward.registerHouseHorses(from, history.season);
});

afterAll(() => game.close());

describe('the history of a new game', () => {
  it('has 18 races a day and those of championships, settled at their own times, with the demo horses among the runners', async () => {
    const id = crypto.randomUUID();
    await game.rows('insert into auth.users (id, email) values ($1, $2)', [id, 'demo@x.example']);
    const [stable] = await game.rows('select id from public.stables where owner_id = $1', [id]);
    const stableId = String(stable?.id);
    const demoHorses = await steward.registerDemoHorses({ stableId, season: seasonAt(to), at: to });
    expect(demoHorses).toHaveLength(5);

    const told: string[] = [];
    const onRace = (done: number, of: number) => told.push(`${done} of ${of}`);
    const run = await steward.runHistory({ ...history, demoHorses, onRace });
    const { length: some } = championshipProgramme({ from: from + MINUTE, to: to - 5 * MINUTE });
    expect([17 + some, 18 + some]).toContain(run);
    expect(told).toEqual(Array.from({ length: run }, (_, index) => `${index + 1} of ${run}`));
    expect(errors).toEqual([]);
    const races = await game.rows(
      `select extract(epoch from settled_at - off_at)::float8 as seconds, status,
         settled_at < $1 as past from public.races`,
      [new Date(to)],
    );
    expect(races).toHaveLength(run);
    for (const { seconds, status, past } of races) {
      expect(status).toBe('finished');
      // From 1,000 m to 2,400 m.
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThan(200);
      expect(past).toBe(true);
    }
    const [latest] = await game.rows('select id from public.races order by off_at desc limit 1');
    const verification = await verifyRace(
      await publishedRace(game.backend, String(latest?.id)),
      null,
    );
    expect(verification.checks.filter(({ passed }) => !passed)).toEqual([]);
    const [starts] = await game.rows(
      'select count(*)::int as runs from public.entries where stable_id = $1 and place is not null',
      [stableId],
    );
    expect(Number(starts?.runs)).toBeGreaterThan(0);
    expect(await game.violations()).toEqual([]);
  });

  it('is run once: a second call adds nothing', async () => {
    const [before] = await game.rows('select count(*)::int as races from public.races');
    expect(await steward.runHistory({ ...history, demoHorses: [] })).toBe(0);
    const [after] = await game.rows('select count(*)::int as races from public.races');
    expect(after?.races).toBe(before?.races);
  });

  it('registers stables and horses once, however often it starts', async () => {
    const count =
      'select (select count(*) from public.stables)::int as stables, (select count(*) from public.horses)::int as horses';
    const [before] = await game.rows(count);
    await createSteward({ backend: game.backend, name: 'again' }).registerHouseHorses(to);
    const [after] = await game.rows(count);
    expect(after).toEqual(before);
  });
});
