import { setImmediate as turn } from 'node:timers/promises';
import { type Card, type MorningLine, morningLine, runRace } from '@furlong/game/engine';

/** Runs between two pauses: five take about ten milliseconds. */
const chunk = 5;

/**
 * The morning line of a card from so many runs of it, or null from none. Whatever else the process has
 * to do is done between them: a server answers while its steward computes.
 */
export async function lineOf(card: Card, runs: number): Promise<MorningLine | null> {
  let line: MorningLine | null = null;
  for (const soFar of morningLine({ card, runs, chunk, runOnce: runRace })) {
    line = soFar;
    await turn();
  }
  return line;
}
