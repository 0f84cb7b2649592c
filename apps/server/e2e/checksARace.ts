import type { Page } from 'playwright';
import { expect, it } from 'vitest';

interface CheckedRace {
  /** Shows the official result of the race. */
  page: Page;
  racePath: string;
  /** The name of the player's runner. */
  starter: string;
}

/** Waits for the plot that a worker draws as soon as it comes into sight. */
async function positionsIn(page: Page) {
  const plot = page.getByRole('region', { name: 'Positions in running' });
  await plot.scrollIntoViewIfNeeded();
  await plot.getByText('Positions as a table').waitFor();
}

/** The rows of the official result, the head of its columns first. */
const resultRows = (page: Page) =>
  page.getByRole('table').filter({ hasText: 'Official' }).getByRole('row');

/** Shows one of the questions about a race, which share a card. */
const turnTo = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The steps of a story in which a player does not take a result on trust, from its page on. */
export function checksARace(race: () => CheckedRace): void {
  it('verifies the race in the browser, a tick a runner', async () => {
    const { page } = race();
    await page.getByRole('button', { name: 'Verify this race' }).click();
    await page.getByText(/^Verified\./).waitFor();
    const runners = page.getByRole('list', { name: 'Runners, run again' });
    const ticks = runners.getByRole('img', { name: 'Passed' });
    const runnersRunAgain = await runners.getByRole('listitem').count();
    expect(runnersRunAgain).toBeGreaterThanOrEqual(6);
    await expect.poll(() => ticks.count()).toBe(runnersRunAgain);
    const proven = page.getByRole('list', { name: 'Proven in your browser' });
    await proven.getByText('the one that your entry was answered with').waitFor();
    await page.getByText('What was published of it').click();
    await page.getByText('Card hash', { exact: true }).waitFor();
  });

  it('names the winner first, and draws the positions in running once they are in sight', async () => {
    const { page, racePath } = race();
    await page.goto(racePath);
    // The result first: until it is there, the first heading is one of the site's links.
    const first = resultRows(page).nth(1);
    await first.waitFor();
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const winner = await heading.textContent();
    expect(winner).toBeTruthy();
    expect(await first.textContent()).toContain(winner);
    expect(page.workers()).toEqual([]);
    await positionsIn(page);
    await page.getByText('Sectional times', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Drawn in front' }).waitFor();
  });

  it('tells the race, and why the horse finished where it did', async () => {
    const { page, starter } = race();
    await page.getByRole('button', { name: 'Tell the race' }).click();
    await page.getByRole('list', { name: 'Commentary' }).getByText('They are off').waitFor();
    await turnTo(page, 'Why');
    await page.getByRole('button', { name: 'Explain a place' }).click();
    await page.getByText(new RegExp(`^${starter} (finished|and) .* made up of:$`)).waitFor();
    const causes = page.getByRole('list', { name: 'Causes' }).getByRole('listitem');
    await expect.poll(() => causes.count()).toBe(6);
  });

  it('explains the place of the horse that it names, though whose it is comes late', async () => {
    const { page, racePath } = race();
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    await page.route('**/rest/v1/horses?*', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(racePath);
    await turnTo(page, 'Why');
    await page.getByRole('button', { name: 'Explain a place' }).click();
    const verdict = page.getByText(/ made up of:$/);
    await verdict.waitFor();
    come();
    await page.getByText('Yours').first().waitFor();
    const named = await page
      .getByRole('combobox', { name: 'Runner' })
      .locator('option:checked')
      .textContent();
    expect(named).toContain((await verdict.textContent())?.split(/ (?:finished|and) /)[0]);
    await page.unroute('**/rest/v1/horses?*');
  });

  it('tries what would have been, takes it back, and opens it from a link', async () => {
    const { page, racePath, starter } = race();
    const gallop = page.getByRole('region', { name: 'What if?' });
    await turnTo(page, 'What if');
    await gallop.getByRole('button', { name: 'Try a what-if gallop' }).click();
    await gallop.getByText(/ wins .*, as it won the race\.$/).waitFor();
    const row = gallop.getByRole('row').filter({ hasText: starter });
    expect(await row.locator('td:last-child').textContent()).toBe('0.00');
    await gallop.getByRole('combobox', { name: 'Weight' }).selectOption('160');
    await row.getByText('Changed').waitFor();
    await gallop.getByText(`${starter}: carries 11-6 instead of`).waitFor();
    await gallop
      .getByText(/^\+\d\.\d\d$/)
      .first()
      .waitFor();
    await gallop.getByRole('button', { name: 'Undo' }).press('Enter');
    await gallop.getByText(/^Nothing is changed yet/).waitFor();

    await page.goto(`${racePath}?what-if=1w160`);
    await gallop.getByText(/: carries 11-6 instead of/).waitFor();
    await gallop.getByRole('row').nth(1).waitFor();
    await page.goto(racePath);
    await page.getByText('Yours').first().waitFor();
    await turnTo(page, 'Why');
    await page.getByRole('button', { name: 'Explain a place' }).click();
    await page.getByText(new RegExp(`^${starter} (finished|and) .* made up of:$`)).waitFor();
  });

  it('measures the luck in a worker, while the page goes on answering', async () => {
    const { page, starter } = race();
    const report = page.getByRole('region', { name: 'How much was luck?' });
    const causes = page.getByRole('list', { name: 'Causes' });
    const told = await causes.getByText(/^Luck (gained|cost|made)/).textContent();
    await positionsIn(page);
    await turnTo(page, 'Luck');
    // Pressed and looked at inside the page: the way there and back may outlast the work.
    const answer = page.getByRole('radio', { name: 'Dark' }).evaluate(async (dark: HTMLElement) => {
      const frame = () => new Promise(requestAnimationFrame);
      const working = () => document.querySelector('[role=progressbar]') !== null;
      while (!working()) await frame();
      dark.click();
      await frame();
      return { theme: document.documentElement.dataset.theme, working: working() };
    });
    const started = page.waitForEvent('worker');
    await report.getByRole('button', { name: 'Measure the luck' }).click();
    const ended = (await started).waitForEvent('close');
    expect(await answer).toEqual({ theme: 'dark', working: true });

    await report.getByRole('row').filter({ hasText: starter }).waitFor();
    await report.getByText(/^1,000 of 1,000/).waitFor();
    await ended;
    const luck = await report.locator('td:last-child').allTextContents();
    const sum = luck.reduce((total, lengths) => total + Number(lengths.replace('−', '-')), 0);
    expect(luck.length).toBeGreaterThanOrEqual(6);
    expect(sum).toBeCloseTo(0);

    const row = report.getByRole('row').filter({ hasText: starter });
    const shown = await row.locator('td:last-child').textContent();
    const [lengths = '0'] = told?.match(/[\d.]+/) ?? [];
    const sign = told?.startsWith('Luck cost') ? -1 : 1;
    expect(Number(shown?.replace('−', '-'))).toBeCloseTo(sign * Number(lengths));
  });

  it('ends the work in the worker when the page is left', async () => {
    const { page } = race();
    await page.reload();
    await positionsIn(page);
    await turnTo(page, 'Luck');
    const started = page.waitForEvent('worker');
    await page.getByRole('button', { name: 'Measure the luck' }).click();
    const ended = (await started).waitForEvent('close');
    await page.getByRole('progressbar', { name: 'Re-runs' }).waitFor();
    await page.getByRole('link', { name: 'Furlong' }).first().click();
    await ended;
    expect(page.workers()).toEqual([]);
  });

  it('watches the race as it was run: on its course, in film, and from a link to a moment', async () => {
    const { page, racePath, starter } = race();
    await page.goto(racePath);
    await page.getByRole('button', { name: 'Watch the race' }).click();
    const film = page.getByRole('region', { name: /^Film of / });
    const order = film.getByRole('list', { name: /^(The field|Running order)/ });
    await order.getByRole('button', { name: starter }).waitFor();
    // Motion is unwelcome to this visitor.
    expect(await film.locator('canvas').count()).toBe(0);
    await film.getByRole('button', { name: 'Show the film instead' }).click();
    await film.locator('canvas').waitFor();
    await film.getByRole('button', { name: 'Show the course instead' }).click();

    await page.goto(`${racePath}?at=30&camera=blimp`);
    const moment = film.getByRole('slider', { name: 'Moment of the race' });
    await moment.waitFor();
    await expect.poll(() => moment.getAttribute('aria-valuetext')).toBe('0:30 after the off');
    await moment.press('End');
    await page.goto(racePath);
    const winner = await resultRows(page).nth(1).textContent();
    await page.getByRole('button', { name: 'Watch the race' }).click();
    await moment.press('End');
    const call = film
      .getByRole('status', { name: 'The judge' })
      .filter({ hasText: /^Official: 1 / });
    const [, name = ''] = (await call.textContent())?.match(/^Official: 1 (.*?), /) ?? [];
    expect(name).not.toBe('');
    expect(winner).toContain(name);

    await film.getByRole('button', { name: 'Copy a link to this moment' }).press('Enter');
    await film.getByText(/is copied\.$|does not allow copying/).waitFor();
    await page.getByRole('button', { name: 'Close the film' }).press('Enter');
    await film.waitFor({ state: 'detached' });
    // The focus returns to what had opened the film.
    await page.locator(':focus', { hasText: 'Watch the race' }).waitFor();
  });

  it('names what differs when the published result is not what the race gives', async () => {
    const { page, racePath } = race();
    await page.route('**/rest/v1/**', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/"time_ms":\s*(\d+)/, (_, time) => `"time_ms":${Number(time) - 7}`);
      await route.fulfill({ response, body });
    });
    await page.goto(racePath);
    await page.getByRole('button', { name: 'Verify this race' }).click();
    await page.getByText(/^Not verified\./).waitFor();
    const runners = page.getByRole('list', { name: 'Runners, run again' });
    await expect.poll(() => runners.getByRole('img', { name: 'Differs' }).count()).toBe(1);
    // A page asks on, and what is being answered must be answered here.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
