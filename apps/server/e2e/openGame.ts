import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import { type FurlongServer, type ServerSettings, startServer } from '../src/index.ts';
import { layDatabase } from '../test/dataDirectory.ts';
import { siteDir } from './buildSite.ts';

/** A fresh game and a browser to play it in. */
export interface Game {
  server: FurlongServer;
  /** A page of a visitor nobody knows yet. */
  visitor: (colorScheme?: 'light' | 'dark', options?: BrowserContextOptions) => Promise<Page>;
  /** Ends the game. @throws when a page has reported a broken security policy or an uncaught error. */
  close: () => Promise<void>;
}

/** Opens a game in which no race is run unless a test asks the steward to. */
export async function openGame({
  historyDays = 0.5,
  steward = false,
}: Pick<ServerSettings, 'historyDays' | 'steward'> = {}): Promise<Game> {
  const dataDir = await mkdtemp(join(tmpdir(), 'furlong-journey-'));
  layDatabase(dataDir);
  const server = await startServer({
    dataDir,
    siteDir,
    port: 0,
    steward,
    durable: false,
    historyDays,
  });
  const browser: Browser = await chromium.launch(await chromiumLaunchOptions());
  const complaints: string[] = [];

  return {
    server,
    visitor: async (colorScheme = 'light', options = {}) => {
      const context = await browser.newContext({
        colorScheme,
        baseURL: server.url,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      await context.exposeFunction('furlongComplain', (complaint: string) => {
        complaints.push(complaint);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const complain = Reflect.get(window, 'furlongComplain');
          complain(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      return page;
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await rm(dataDir, { recursive: true });
      expect(complaints, 'what pages have reported').toEqual([]);
    },
  };
}
