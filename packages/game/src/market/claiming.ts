import { DAY } from '../season/durations.ts';

/** A dollar of so many of the price goes to the house, when a player's runner is claimed: 2 % (`racing.md`, "Economy"). */
const COMMISSION_PART = 50;

/** How long a horse that was claimed is not sold, and runs in no claiming race at that price or a lower one, in ms. */
export const CLAIM_JAIL = 10 * DAY;

/** Who claims has run a horse within so many ms. */
export const CLAIMS_AFTER_RUN = 30 * DAY;

/** A stable claims while its horses and its open claims are fewer than this. */
export const CLAIMING_BOXES = 24;

/** What the house keeps of the price of a player's runner that is claimed, in whole dollars. */
export function claimCommissionOn(price: number): number {
  return Math.floor(price / COMMISSION_PART);
}

/** Whether runners can be claimed: not before entries have closed, and not from `shutsAt` on. */
export type ClaimWindow = 'to come' | 'open' | 'shut';

/** How the window of a race stands at a moment, all in ms since 1970. */
export function claimWindow(
  { closesAt, shutsAt }: { readonly closesAt: number; readonly shutsAt: number },
  now: number,
): ClaimWindow {
  if (now >= shutsAt) return 'shut';
  return now < closesAt ? 'to come' : 'open';
}
