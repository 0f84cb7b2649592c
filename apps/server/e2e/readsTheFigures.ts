import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Game } from './openGame.ts';

interface AfterTheRace {
  game: Game;
  /** Signed in as the owner of the horse. */
  page: Page;
  /** The name of the stable's horse, which has run once. */
  starter: string;
  racePath: string;
}

/** The step of a story in which an owner reads how often the horse wins, and takes the figures along. */
export function readsTheFigures(after: () => AfterTheRace): void {
  it('reads the strike rate against the morning line, and takes the figures along', async () => {
    const { game, page, starter, racePath } = after();
    const { data } = await game.server.backend
      .from('entries')
      .select('place, win_chance, rating_after, horses!inner(name)')
      .eq('race_id', racePath.replace('/races/', ''))
      .eq('horses.name', starter)
      .single();
    const won = data?.place === 1;
    const chance = data?.win_chance ?? 0;
    await page.goto('/stable');
    await page
      .getByRole('navigation', { name: 'Stable' })
      .getByRole('link', { name: 'Performance Stats' })
      .press('Enter');
    const expected =
      chance === 0 ? '.' : `, where the morning line expected ${(chance / 10_000).toFixed(1)}.`;
    await page
      .getByText(`Your stable won ${won ? 1 : 'none'} of 1 run${expected}`, { exact: true })
      .waitFor();
    await page.getByRole('tab', { name: 'Jockey' }).click();
    const jockey = page.getByRole('table', { name: 'Strike rate by jockey' }).getByRole('row');
    expect(await jockey.nth(1).textContent()).not.toContain('Not noted');

    const rows = await download(page, 'strike rates');
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => 15));
    expect(rows[1]?.slice(0, 4)).toEqual(['All', 'All runs', '1', won ? '1' : '0']);

    await page.getByRole('link', { name: starter, exact: true }).press('Enter');
    await page.getByRole('img', { name: new RegExp(`^Condition of ${starter}: noted`) }).waitFor();
    const [, rated] = await download(page, 'ratings');
    expect([rated?.[0], rated?.[3]]).toEqual([starter, `${data?.rating_after}`]);
  });
}

/** The rows of a file that the page makes, none of whose cells needs quotes. */
async function download(page: Page, what: string): Promise<string[][]> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${what} as CSV` }).press('Enter');
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^furlong-[a-z-]+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));
}
