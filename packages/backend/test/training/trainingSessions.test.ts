import { expect, it } from 'vitest';
import { myTrainingSessions } from '../../src/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { end, train } from '../support/testTraining.ts';

const game = openTestGame();

it('the sessions of a stable are paged from the newest to the oldest, each told once', async () => {
  const owner = await game.player();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const session = await train(owner, 'agility');
    await end(game, session);
    ids.unshift(session.id);
  }
  const pages = [];
  for (let after = null; pages.length < 4; ) {
    const page = await myTrainingSessions(owner.backend, { after, limit: 2 });
    pages.push(page.map(({ id }) => id));
    after = page.at(-1) ?? null;
  }
  expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
});

it('reads sessions by their indexes, however many stables and horses there are', async () => {
  const owner = await game.player();
  await game.database.withRollback(async (sql) => {
    await sql(
      `insert into auth.users (id, email)
       select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, 40)`,
    );
    await sql(
      `insert into public.training_sessions
         (horse_id, stable_id, programme, price, started_at, ends_at, state, condition, energy,
          overreached, gains)
       select h.id, h.stable_id, 'speed', 500, now() - n * interval '3 hours',
         now() - n * interval '3 hours' + interval '2 hours', 'completed', 90, 70, false,
         '{1,1,0,0,0,0}'
       from public.horses h, generate_series(1, 500) n`,
    );
    await sql('analyze public.training_sessions');
    const plan = async (query: string) =>
      (await sql(`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');
    expect(
      await plan(
        `select * from public.training_sessions where stable_id = '${owner.stableId}'
         order by started_at desc, id desc limit 20`,
      ),
    ).toMatch(/Index Scan using training_sessions_by_stable/);
    expect(
      await plan(
        `select * from public.training_sessions where horse_id = '${owner.horseId}'
         and state = 'completed' and ends_at > now() - interval '28 days'`,
      ),
    ).toMatch(/training_sessions_by_horse/);
  });
});
