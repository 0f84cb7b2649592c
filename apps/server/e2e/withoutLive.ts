import type { Page } from 'playwright';

/** Has a page do without the live channel, whose request is never over: it could not be waited for. */
export const withoutLive = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'));
