import { stableNameAvailable } from '../../src/index.ts';
import type { TestGame } from './testGame.ts';

/** What tests ask of the names of stables in a game. */
export function stableNamesOf(game: TestGame) {
  return {
    available: (name: string, registration = 'another page') =>
      stableNameAvailable(game.visitor(), { name, registration }),

    /** Founds a stable as a sign-up does, and answers the account's id. */
    found: async (
      stableName: string,
      { fullName = 'Ann Bell', registration = String(crypto.randomUUID()) } = {},
    ): Promise<string> => {
      const [account] = await game.sql(
        `with born as (
           insert into auth.users (id, email, raw_user_meta_data)
           values (gen_random_uuid(), gen_random_uuid() || '@example.test', $1) returning id
         ) select id from born`,
        [JSON.stringify({ stable_name: stableName, full_name: fullName, registration })],
      );
      return String(account?.id);
    },

    stableOf: async (owner: string) => {
      const sql = 'select name, owner_name from public.stables where owner_id = $1';
      return (await game.sql(sql, [owner]))[0];
    },
  };
}
