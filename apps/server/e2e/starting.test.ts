import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import { createApp } from '../src/http/app.ts';
import { type HttpServer, listen } from '../src/http/server.ts';

// Under the policy that the page is sent with: its style, script and font are named in it.
describe('a page that is asked for while the game starts', () => {
  let http: HttpServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    http = await listen({ host: '127.0.0.1', port: 0, dev: false });
    browser = await chromium.launch(await chromiumLaunchOptions());
    page = await browser.newPage();
    page.on('console', (message) => {
      if (!message.text().includes('503')) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
  });
  afterAll(async () => {
    await browser?.close();
    await http?.close();
  });

  it('tells the steps as they come, and opens by itself', async () => {
    http.tell({ message: 'Opening the database' });
    await page.goto(`${http.url}/races/future-races`);
    await page.getByRole('heading', { name: 'Furlong is getting ready' }).waitFor();
    expect(await page.evaluate(() => document.fonts.check('700 16px Fraunces'))).toBe(true);
    await page.getByRole('status').getByText('Opening the database').waitFor();
    const bar = page.getByRole('progressbar', { name: 'Opening the database' });
    expect(await bar.getAttribute('value')).toBeNull();

    http.tell({ message: 'Running the races: 42 of 126', done: 42, of: 126 });
    await page.getByRole('status').getByText('42 of 126').waitFor();
    expect(await page.getByRole('progressbar').getAttribute('value')).toBe('42');

    http.serve(createApp().get('*', (c) => c.html('<h1>Future Races</h1>')));
    await page.getByRole('heading', { name: 'Future Races' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/races/future-races');
    expect(complaints).toEqual([]);
  });
});
