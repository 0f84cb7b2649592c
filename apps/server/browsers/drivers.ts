import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { launch } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';

/** A window of a browser, in as few words as the corridor needs. */
export interface Driver {
  goto: (url: string) => Promise<unknown>;
  /** The value of an expression in the page, as JSON carries it. */
  read: (expression: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

const width = 1280;
const height = 900;

/** The browsers, with the names of what has to be installed; Chromium is the one of the tests. */
export const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
  Chromium: async () => {
    const browser = await chromium.launch(await chromiumLaunchOptions());
    const page = await browser.newPage({ viewport: { width, height } });
    return {
      goto: (url) => page.goto(url),
      read: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },

  /** Speaks WebDriver BiDi itself. */
  Firefox: async () => {
    const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    return {
      goto: (url) => page.goto(url),
      read: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    };
  },

  /** Speaks W3C WebDriver through its own driver, and needs a screen: one in memory. */
  WebKit: async () => {
    const port = 4_445;
    const driver = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver';
    const screen = ['-a', '-s', `-screen 0 ${width}x${height}x24`];
    const processes = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    });
    const failed = new Promise<never>((_, reject) => processes.once('error', reject));
    const call = async (method: string, path: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      });
      const { value } = await response.json();
      if (!response.ok) throw new Error(value.message || value.error);
      return value;
    };
    const ready = async () => {
      for (let tries = 0; tries < 100; tries++) {
        if (await call('GET', '/status').catch(() => null)) return;
        await pause(100);
      }
      throw new Error(`${driver} does not answer.`);
    };
    await Promise.race([ready(), failed]);
    const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: {} } });
    const session = `/session/${sessionId}`;
    return {
      goto: (url) => call('POST', `${session}/url`, { url }),
      read: (expression) =>
        call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        if (processes.pid !== undefined) process.kill(-processes.pid);
      },
    };
  },
};
