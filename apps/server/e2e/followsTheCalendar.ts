import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { Racing } from './entersARace.ts';
import type { Play } from './play.ts';

/** The step of a story in which a player reads the calendar, and has another program follow it. */
export function followsTheCalendar(play: () => Pick<Play, 'owner' | 'race'> & Racing): void {
  it('finds its run by its day, and opens the calendar file in another program', async () => {
    const { owner, race, horse } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await page.goto('/stable/race-calendar');
    const day = new Intl.DateTimeFormat('en-GB', {
      ...({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const),
    }).format(race.offAt);
    await input.press(main.getByRole('button', { name: new RegExp(`^${day.replace(',', '')}`) }));
    const runners = main.getByRole('list', { name: 'Your runners' });
    const run = await runners.getByRole('link').first().textContent();
    await input.press(main.getByRole('button', { name: 'Make an address' }));
    const link = main.getByRole('link', { name: 'Download the file' });
    const downloaded = page.waitForEvent('download');
    await input.press(link);
    expect((await downloaded).suggestedFilename()).toBe('furlong.ics');

    const file = await fetch((await link.getAttribute('href')) ?? '');
    const calendar = new ICAL.Component(ICAL.parse(await file.text()));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    const event = events.find(({ summary }) => summary === run);
    expect(event?.summary).toContain(horse);
    expect(event?.startDate.toJSDate().getTime()).toBe(race.offAt);
  });
}
