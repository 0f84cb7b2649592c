import { HOUR } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { chooseMails } from '../src/index.ts';
import { takeDueMails } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

it('of eight servers that take what is due at once, each mail goes to one', async () => {
  for (let index = 0; index < 6; index++) {
    const { backend, stableId, horseId } = await game.player();
    await chooseMails(backend, {
      ...{ kind: 'market', timing: 'at_once', requestId: crypto.randomUUID() },
    });
    await game.sql(
      `insert into public.activities (stable_id, horse_id, type, at) values ($1, $2, 'outbid', now())`,
      [stableId, horseId],
    );
  }
  await game.sql('update auth.users set email_confirmed_at = now()');
  const taken = await Promise.all(
    Array.from({ length: 8 }, () =>
      takeDueMails(game.steward(), { at: Date.now() + HOUR, limit: 50 }),
    ),
  );
  const secrets = taken.flat().map(({ secret }) => secret);
  expect(secrets).toHaveLength(6);
  expect(new Set(secrets).size).toBe(6);
  expect(taken.flat().flatMap(({ lines }) => lines)).toHaveLength(6);
});
