import { seasonAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillRace, raceSecret } from '../../src/service/index.ts';
import {
  callableByPlayers,
  callableByStewards,
} from '../../src/shared/callableFunctions.generated.ts';
import { keys, type Row } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let raceId: string;
let closesAt: number;

beforeAll(async () => {
  player = await game.player();
  await registerHouseHorses(game, 'Seal House', 3);
  closesAt = Date.now() + 60_000;
  raceId = await openTestRace(game, { closesAt, entryFee: 0, purse: 4000 });
  await enter(raceId, player);
  await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
});

describe('what everybody may read of a race', () => {
  it('is not its seed before the off', async () => {
    const seed = await raceSecret(game.steward(), { raceId });
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await answersWith(seed)).toEqual([]);
    await freeze(game, raceId, closesAt);
    expect(await answersWith(seed)).toEqual([]);
  });

  it('is its seed from the off, and nothing of its result before the last runner is home', async () => {
    const before = await everyAnswer();
    const { seed } = await start(game, raceId);
    expect(await answersWith(`${seed}`)).toContain('anon table races');

    const after = await everyAnswer();
    const myInventory = 'authenticated function my_inventory';
    const changed = new Map<string, string[]>();
    for (const [asked, text] of after) {
      if (text === before.get(asked)) continue;
      const differs = differences(rowsOf(before.get(asked)), rowsOf(text));
      if (!isOwnTime(asked, differs)) changed.set(asked, differs);
    }
    const revealed = ['checksum', 'finishes_at', 'salt', 'seed', 'status'];
    expect(Object.fromEntries(changed)).toEqual({
      'anon table races': revealed,
      'authenticated table races': revealed,
      'anon function future_races': revealed,
      'authenticated function future_races': revealed,
      [myInventory]: ['horses'],
    });
    // An owner sees with the horses which race they run in, and of that the status alone has changed.
    expect(after.get(myInventory)?.replace('running', 'closed')).toBe(before.get(myInventory));

    await settle(game, raceId, 4000, closesAt + 60_000 + raceTime);
    const settled = await everyAnswer();
    const told = [...settled].filter(([asked, text]) => text !== after.get(asked));
    const tables = ['entries', 'horses', 'activities'].map((name) => `anon table ${name}`);
    const functions = [
      'entries_ahead',
      'horse_runs',
      'horse_record',
      'stable_record',
      'recent_activity',
      'leading_stables',
      'leading_horses',
      'club_leaders',
      'races_of_day',
      'track_courses',
      'track_runs',
    ];
    expect(told.map(([asked]) => asked)).toEqual(
      expect.arrayContaining([...tables, ...functions.map((name) => `anon function ${name}`)]),
    );
  });

  /** To ask is to play: how long the player has done so today goes on, and so does the paper of the day. */
  const isOwnTime = (asked: string, differs: readonly string[]) =>
    /^authenticated function (my_limits|note_play|my_paper)$/.test(asked) &&
    differs.every((name) => name === 'played_seconds' || name === 'to_at');

  const answersWith = async (text: string) =>
    [...(await everyAnswer())].flatMap(([asked, answer]) => (answer.includes(text) ? asked : []));

  /** Every answer to a visitor or a player, of any table, function or schema, by what was asked. */
  async function everyAnswer(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const { data } = await player.backend.auth.getSession();
    const bearers = { anon: undefined, authenticated: data.session?.access_token };
    const byPlayers: readonly string[] = Object.keys(callableByPlayers);
    const functions = [...byPlayers, ...callableByStewards];
    const tables = (
      await game.sql(
        `select schemaname as schema, tablename as name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`,
      )
    ).map(({ schema, name }) => ({ schema: `${schema}`, name: `${name}` }));
    for (const [role, token] of Object.entries(bearers)) {
      const headers = {
        apikey: keys.publishable,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      };
      for (const { schema, name } of tables) {
        const response = await game.fetch(`http://game.test/rest/v1/${name}?select=*`, {
          headers: { ...headers, 'accept-profile': schema },
        });
        answers.set(`${role} table ${name}`, await response.text());
      }
      for (const name of functions) {
        const response = await game.fetch(`http://game.test/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(argumentsOf(name)),
        });
        if (!byPlayers.includes(name)) {
          expect([name, response.status >= 400]).toEqual([name, true]);
        }
        answers.set(`${role} function ${name}`, await response.text());
      }
    }
    return answers;
  }

  /** Arguments with which the function would succeed, were it allowed. */
  function argumentsOf(name: string): Record<string, unknown> {
    const at = new Date().toISOString();
    switch (name) {
      case 'leading_stables':
      case 'leading_horses':
      case 'my_stable_standing':
      case 'my_horse_standing':
        return { p_lens: 'earnings' };
      case 'hall_reasons':
        return { p_hall: 'horses' };
      case 'course_record':
      case 'house_reserves':
      case 'race_winners_before':
      case 'race_secret':
      case 'race_inputs':
        return { p_race_id: raceId };
      case 'club_leaders':
        return { p_season: seasonAt(closesAt) };
      case 'races_of_day':
        return { p_day: new Date(closesAt + 60_000).toISOString().slice(0, 10) };
      case 'races_over':
        return { p_from: new Date(0).toISOString(), p_to: at };
      case 'entries_ahead':
      case 'horse_record':
      case 'horse_runs':
        return { p_horse_id: player.horseId };
      case 'stable_horses':
      case 'stable_record':
      case 'stable_trophies':
      case 'stable_winners':
        return { p_stable_id: player.stableId };
      case 'claim_due_race':
        return { p_steward: 'Eve', p_at: at, p_lease_seconds: 60 };
      case 'void_race':
        return { p_race_id: raceId, p_reason: 'too_few_runners', p_at: at };
      case 'fill_race':
        return { p_race_id: raceId, p_target: 3, p_at: at };
      case 'start_race':
        return { p_race_id: raceId, p_checksum: 'c', p_finishes_at: at, p_at: at };
      case 'declare_horse':
        return { p_race_id: raceId, p_horse_id: player.horseId, p_nonce: 'n', p_at: at };
      case 'enter_race':
        return { p_race_id: raceId, p_horse_id: player.horseId, p_request_id: null };
      case 'silks_variant':
      case 'stable_name_available':
        return { p_name: 'x' };
      default:
        return {};
    }
  }
});

/** The rows of an answer, or an answer that is none as a row of its own. */
function rowsOf(text: string | undefined): Row[] {
  const answer: unknown = JSON.parse(text ?? 'null');
  return Array.isArray(answer) ? answer : [{ answer }];
}

/** The columns in which the rows of two answers differ. */
function differences(before: readonly Row[], after: readonly Row[]): string[] {
  if (before.length !== after.length) return ['the number of rows'];
  const columns = after.flatMap((row, index) =>
    Object.keys(row).filter(
      (column) => JSON.stringify(row[column]) !== JSON.stringify(before[index]?.[column]),
    ),
  );
  return [...new Set(columns)].sort();
}
