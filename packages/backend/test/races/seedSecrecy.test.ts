import { beforeAll, describe, expect, it } from 'vitest';
import { fillRace, raceSecret } from '../../src/service/index.ts';
import { callableByPlayers, callableByStewards } from '../support/callableFunctions.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { freeze, openTestRace, registerHouseHorses, settle } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;

beforeAll(async () => {
  player = await game.player();
});

describe('a seed', () => {
  it('is read by nobody before its reveal, and by everybody after', async () => {
    await registerHouseHorses(game, 'Seal House', 3);
    const closesAt = Date.now() + 60_000;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0, purse: 4000 });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    const seed = await raceSecret(game.steward(), { raceId });
    expect(seed).toMatch(/^[0-9a-f]{64}$/);

    expect(await leaks(raceId, seed)).toEqual([]);
    await freeze(game, raceId, closesAt);
    expect(await leaks(raceId, seed)).toEqual([]);
    await settle(game, raceId, 4000, closesAt + 60_000);
    expect(await leaks(raceId, seed)).toContain('anon table races');
  });

  /** Every response that holds the seed, to a visitor or a player, of any table, function or schema. */
  async function leaks(raceId: string, seed: string): Promise<string[]> {
    const found: string[] = [];
    const { data } = await player.backend.auth.getSession();
    const bearers = { anon: undefined, authenticated: data.session?.access_token };
    const functions = [...callableByPlayers, ...callableByStewards];
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
        if ((await response.text()).includes(seed)) found.push(`${role} table ${name}`);
      }
      for (const name of functions) {
        const response = await game.fetch(`http://game.test/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(argumentsOf(name, raceId)),
        });
        if (callableByStewards.includes(name))
          expect([name, response.status >= 400]).toEqual([name, true]);
        if ((await response.text()).includes(seed)) found.push(`${role} function ${name}`);
      }
    }
    return found;
  }

  /** Arguments with which the function would succeed, were it allowed. */
  function argumentsOf(name: string, raceId: string): Record<string, unknown> {
    const at = new Date().toISOString();
    switch (name) {
      case 'race_secret':
      case 'race_inputs':
        return { p_race_id: raceId };
      case 'claim_race':
        return { p_steward: 'Eve', p_at: at, p_lease_seconds: 60 };
      case 'void_race':
        return { p_race_id: raceId, p_reason: 'too_few_runners', p_at: at };
      case 'fill_race':
        return { p_race_id: raceId, p_target: 3, p_at: at };
      case 'declare_horse':
        return { p_race_id: raceId, p_horse_id: player.horseId, p_nonce: 'n', p_at: at };
      case 'enter_race':
        return { p_race_id: raceId, p_horse_id: player.horseId, p_request_id: null };
      case 'stable_name_available':
        return { p_name: 'x' };
      default:
        return {};
    }
  }
});
