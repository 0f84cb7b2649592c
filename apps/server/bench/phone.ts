import type { Page } from 'playwright';

/** A phone's connection: 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowedTimes = 4;

/** The window of a phone. */
export const phoneWindow = { width: 390, height: 844 };

/** Gives a page a phone's connection and processor, from now on. */
export async function slowAsPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
}
