import { beforeAll, expect, it } from 'vitest';
import {
  type AllowedRequests,
  allowedRequests,
  nestedList,
} from '../../src/allowedRequests/allowedRequests.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

let allowed: AllowedRequests;
let token: string;

beforeAll(async () => {
  allowed = await allowedRequests();
  const { data } = await (await game.player()).backend.auth.getSession();
  token = data.session?.access_token ?? '';
});

/** Values of every kind. Texts that no database takes are refused before: see the embedded server. */
const values: readonly unknown[] = [
  ...[null, '', 'x', -1, 1.5, 1e300, 'infinity', '2026-13-45', 'x'.repeat(60_000)],
  ...[true, [], {}, [[]], [['x']], [[1], [2]], [{}], [1, 'x'], { a: { b: [1] } }],
];

/** All functions are tried, a part at a time, so that no test grows with the game. */
const parts = 4;

it.each(Array.from({ length: parts }, (_, part) => part))(
  'no value of any kind in an argument that players may send makes the database fail (part %s)',
  async (part) => {
    const all = await game.sql(
      `select p.proname as name, to_json(p.proargnames[1:p.pronargs]) as arguments
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.pronargs > 0
       and has_function_privilege('authenticated', p.oid, 'execute')
     order by p.oid`,
    );
    const functions = all.filter((_, index) => index % parts === part);
    expect(functions.length).toBeGreaterThan(3);
    const before = await game.snapshot();
    const wrong: unknown[] = [];
    let refused = 0;
    for (const { name, arguments: names } of functions) {
      const url = new URL(`http://game.test/rest/v1/rpc/${name}`);
      const others = Object.fromEntries(Object.values(Object(names)).map((key) => [key, null]));
      for (const [argument] of Object.entries(others)) {
        for (const value of values) {
          const body = { ...others, [argument]: value };
          if (!allowed.allows('POST', url, body) || nestedList(body) !== null) {
            refused += 1;
            continue;
          }
          const { status } = await game.fetch(url, {
            method: 'POST',
            headers: {
              apikey: keys.publishable,
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify(body),
          });
          if (status >= 500) wrong.push([name, argument, value]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(functions.length * 3);
    expect(await game.snapshot()).toEqual(before);
  },
);
