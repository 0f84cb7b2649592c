import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Game } from './openGame.ts';
import { fillLogin, join, type NewPlayer } from './player.ts';

interface FirstVisit {
  game: Game;
  /** Signed in as the newcomer, at the stable. */
  page: Page;
  newcomer: NewPlayer;
}

const bea: NewPlayer = {
  fullName: 'Bea Thistlewood',
  stableName: 'Thistlewood',
  email: 'bea@stable.example',
  password: 'shortreins',
};

/** A phone's first screen, px. */
const phone = { width: 390, height: 844 };

/** The steps of a story in which newcomers meet their first horses: one by keyboard, one by touch. */
export function meetsTheHorse(visit: () => FirstVisit): void {
  const arrival = (page: Page) => page.getByRole('article', { name: 'Your first horse' });

  it('names the horse that has arrived by keyboard, after a name that another horse has', async () => {
    const { game, page } = visit();
    const { data } = await game.server.backend
      .from('horses')
      .select('name')
      .eq('sex', 'male')
      .limit(1)
      .single();
    const horse = arrival(page);
    await horse.getByText(/^2-year-old \w+.* (colt|filly), by .+ out of .+$/).waitFor();
    await horse.getByText('Basic Saddle').waitFor();
    const type = async (name: string) => {
      await horse.getByRole('textbox', { name: 'Its name' }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    };
    await type(data?.name ?? '');
    await horse.getByText(/^Another horse has this name/).waitFor();
    await type('\u200b');
    await horse.getByText(/^A horse’s name needs 1 to 30 characters/).waitFor();
    await type('Thimble Wick');
    await horse.getByRole('heading', { name: 'Thimble Wick' }).waitFor();
    await horse.getByRole('link', { name: 'Enter Thimble Wick' }).waitFor();
  });

  it('leaves the first race for later by keyboard, and is not asked again on another device', async () => {
    const { game, page, newcomer } = visit();
    // The focus has followed to the next step: its button, then its way out.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The Yard' }).waitFor();

    const other = await game.visitor();
    await other.goto('/');
    await other.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await fillLogin(other, newcomer);
    await other.goto('/stable');
    await other.getByRole('heading', { name: 'The Yard' }).waitFor();
    expect(await arrival(other).count()).toBe(0);
    await other.getByRole('link', { name: /^enter Thimble Wick for its first race$/ }).waitFor();
    await other.context().close();
  });

  it('keeps the name and enters the first free race by touch, from a phone’s first screen', async () => {
    const { game } = visit();
    const page = await game.visitor('light', { hasTouch: true });
    await join(page, bea);
    await page.setViewportSize(phone);
    const horse = arrival(page);
    const inFirstScreen = async (answer: Locator) => {
      const box = await answer.boundingBox();
      return box !== null && box.y + box.height <= phone.height;
    };
    const keep = horse.getByRole('button', { name: 'Keep this name' });
    await keep.waitFor();
    expect(await inFirstScreen(keep)).toBe(true);
    await keep.tap();
    const enter = horse.getByRole('link', { name: /^Enter / });
    await enter.waitFor();
    expect(await inFirstScreen(enter)).toBe(true);
    await horse.getByText('Free', { exact: true }).waitFor();
    await enter.tap();
    await page.getByRole('button', { name: 'Confirm Entry' }).tap();
    await page.getByText('Entered. The horse is declared.').waitFor();
    await page.goto('/stable');
    await page.getByRole('heading', { name: 'The Yard' }).waitFor();
    expect(await arrival(page).count()).toBe(0);
    await page.context().close();
  });
}
