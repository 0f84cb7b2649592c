import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Game } from './openGame.ts';
import { join, type NewPlayer, register } from './player.ts';

const ada: NewPlayer = {
  fullName: 'Ada Fairweather',
  stableName: 'Fairweather Lodge',
  email: 'ada@stable.example',
  password: 'longreins',
};

/** Who founds "Longmeadow". */
export const founder: NewPlayer = {
  ...ada,
  stableName: 'Longmeadow',
  email: 'second@stable.example',
};

interface Visit {
  game: Game;
  page: Page;
}

/** The steps of a story in which a visitor founds the stable "Longmeadow", after some mistakes. */
export function foundsAStable(visit: () => Visit): void {
  it('tells who leaves a name out, and who picks too short a password', async () => {
    const { page } = visit();
    const dialog = await register(page, { ...ada, fullName: '   ' });
    await dialog.getByText('Please fill in all fields').waitFor();
    await dialog.getByLabel('Full name').fill(ada.fullName);
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await dialog.getByRole('button', { name: 'JOIN', exact: true }).click();
    await dialog.getByText('Password must be at least 6 characters long').waitFor();
  });

  it('tells who asks for a taken stable name', async () => {
    const { game, page } = visit();
    const dialog = await register(page, { ...ada, stableName: '  kingfisher LODGE ' });
    await dialog.getByText('Another stable already has this name.').waitFor();
    expect(game.server.outbox.latestTo(ada.email)).toBeUndefined();
  });

  it('registers a newcomer, who confirms the e-mail address and arrives at the stable', async () => {
    const { page } = visit();
    const dialog = await register(page, ada);
    await dialog
      .getByText('Registration successful! Please check your email to verify your account.')
      .waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await page.keyboard.press('Escape');
    await join(page, founder);
    await page.getByText('$25,000', { exact: true }).waitFor();
  });
}
