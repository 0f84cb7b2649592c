import { expect, it, vi } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { enter, openTestRace } from '../test/support/testRaces.ts';

const game = openTestGame();

it('an entry that waited for the race until entries had closed is refused', async () => {
  const player = await game.player();
  const raceId = await openTestRace(game);
  await game.database.session(async (session) => {
    await session.exec('begin');
    await session.query('select from public.races where id = $1 for update', [raceId]);
    const refused = expect(enter(raceId, player)).rejects.toMatchObject({ code: 'race_closed' });
    await vi.waitUntil(async () => {
      const waiting = await game.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await session.query('update public.races set closes_at = clock_timestamp() where id = $1', [
      raceId,
    ]);
    await session.exec('commit');
    await refused;
  });
});
