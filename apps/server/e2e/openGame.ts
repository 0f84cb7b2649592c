import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright';
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
  /** Ends the game. @throws when a page has reported a broken security policy or an error. */
  close: () => Promise<void>;
}

/**
 * Whether the browser's console only tells of an answer that the page shows: a request of the API that was
 * refused or could not be sent, or an address that has no page.
 */
function isAnswered(message: ConsoleMessage): boolean {
  if (!message.text().startsWith('Failed to load resource: ')) return false;
  const { url } = message.location();
  return url === message.page()?.url() || /^\/(rest|auth)\//.test(new URL(url).pathname);
}

/** Opens a game in which no race is run unless a test asks the steward to. */
export async function openGame({
  historyDays = 0.5,
  steward = false,
  houseLots = true,
}: Pick<ServerSettings, 'historyDays' | 'steward'> & {
  /** Whether horses of the house are under the hammer from the beginning. */
  houseLots?: boolean;
} = {}): Promise<Game> {
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
  // A steward that runs does so in its first round.
  if (houseLots) await server.steward.consignHouseLots(Date.now());
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
      context.on('weberror', (each) => {
        complaints.push(`${each.page()?.url()}: ${each.error().message}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error' || isAnswered(message)) return;
        complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      await context.request.get(server.ownersUrl);
      return context.newPage();
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await rm(dataDir, { recursive: true });
      expect(complaints, 'what pages have reported').toEqual([]);
    },
  };
}
