import type { Locator, Page } from 'playwright';
import { byKeyboard } from './byKeyboard.ts';
import { byMouse, type InputMethod } from './inputMethod.ts';
import type { Game } from './openGame.ts';
import { join } from './player.ts';

/** What the stables are called. */
export const owners: readonly string[] = ['Hollow Oak', 'Westering Yard'];

/** Somebody who plays in a browser of their own. */
export interface Player {
  page: Page;
  input: InputMethod;
  main: Locator;
  dialog: Locator;
}

export const playerOn = (page: Page, input: InputMethod): Player => ({
  page,
  input,
  main: page.getByRole('main'),
  dialog: page.getByRole('dialog'),
});

/** Founds two stables: of the first the owner plays at 1440 px by mouse, of the second at 390 px by keyboard. */
export async function twoOwners({ visitor }: Pick<Game, 'visitor'>): Promise<Player[]> {
  const players: Player[] = [];
  for (const [index, stableName] of owners.entries()) {
    const page = await visitor('light', { viewport: { width: 1440, height: 900 } });
    const email = `owner${index}@stable.example`;
    await join(page, { fullName: 'Ann Bell', stableName, email, password: 'a rail and a post' });
    if (index === 1) await page.setViewportSize({ width: 390, height: 844 });
    players.push(playerOn(page, index === 1 ? byKeyboard(page) : byMouse(page)));
  }
  return players;
}

/** One of them. @throws where there is none of that index */
export function playerAt(players: readonly Player[], index: number): Player {
  const found = players[index];
  if (found === undefined) throw new Error(`There is no player ${index}.`);
  return found;
}
