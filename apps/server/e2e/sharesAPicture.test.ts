import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPng } from '../test/readPng.ts';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';

// The picture is drawn in the page, under the policy that a built site is sent with.
describe('a picture', () => {
  let game: Game;

  beforeAll(async () => {
    game = await openGame();
  });
  afterAll(() => game?.close());

  it.each(['open', 'finished'] as const)('is saved of a race that is %s', async (status) => {
    const { data: race } = await game.server.backend
      .from('races')
      .select('id')
      .eq('status', status)
      .order('off_at', { ascending: status === 'open' })
      .limit(1)
      .single();
    const page = await game.visitor();
    await page.goto(`/races/${race?.id}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share a picture' }).click();
    const png = await readFile(await (await saved).path());
    expect(readPng(png)).toMatchObject({ width: 2400, height: 1260, ended: true });
    await page.getByText('The picture is saved.').waitFor();
  });

  it('is saved of an award', async () => {
    await game.server.database.rows(
      `insert into private.hall_members (hall, subject_id, since, feat)
       select 'stables', s.id, now(), 'graded_win' from public.stables s
       join auth.users u on u.id = s.owner_id where u.email = $1`,
      [game.server.demo.email],
    );
    const page = await game.visitor();
    await login(page, game.server);
    await page.goto('/account/awards');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Share a picture of Hall of Fame/ }).click();
    const png = await readFile(await (await saved).path());
    expect(readPng(png)).toMatchObject({ width: 2400, height: 1260, ended: true });
  });
});
