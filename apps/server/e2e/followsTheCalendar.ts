import ICAL from 'ical.js';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';

interface AtHome {
  /** Signed in as the owner of several horses. */
  page: Page;
}

/** The step of a story in which a player reads the calendar, and has another program follow it. */
export function followsTheCalendar(home: () => AtHome): void {
  it('finds its runs by their days, and follows them in another calendar', async () => {
    const { page } = home();
    const main = page.getByRole('main');
    await page.goto('/stable/race-calendar');
    const today = main.locator('[aria-current="date"]');
    await today.focus();
    await page.keyboard.press('ArrowLeft');
    const runners = main.getByRole('list', { name: 'Your runners' });
    const run = await runners.getByRole('link').first().textContent();
    await main.getByRole('button', { name: 'Make an address' }).press('Enter');
    const link = main.getByRole('link', { name: 'Download the file' });
    const downloaded = page.waitForEvent('download');
    await link.click();
    expect((await downloaded).suggestedFilename()).toBe('furlong.ics');

    const file = await fetch((await link.getAttribute('href')) ?? '');
    const calendar = new ICAL.Component(ICAL.parse(await file.text()));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ summary }) => summary)).toContain(run);
  });
}
