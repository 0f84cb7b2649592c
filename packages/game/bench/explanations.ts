import { runRace } from '../src/engine/runRace.ts';
import { luckReport } from '../src/explanations/luckReport.ts';
import { morningLine } from '../src/explanations/morningLine.ts';
import { whyPlaced } from '../src/explanations/whyPlaced.ts';
import { classFour, wordsFor } from '../test/field.ts';

/** Prints how long the explanations of a race of twelve over 1,200 m take, and their longest pause. */
const CHUNK = 50;
const card = classFour(1200, 1);
const words = wordsFor(1);
const horseId = card.runners[0]?.horseId ?? '';

for (const _ of luckReport({ card, words, reruns: 100, chunk: CHUNK, runOnce: runRace }));

inChunks(
  'luck report of 1,000 re-runs',
  luckReport({ card, words, reruns: 1000, chunk: CHUNK, runOnce: runRace }),
);
inChunks(
  'morning line of 400 runs',
  morningLine({ card, runs: 400, chunk: CHUNK, runOnce: runRace }),
);

const [luck] = luckReport({ card, words, reruns: 100, chunk: 100, runOnce: runRace });
if (luck === undefined) throw new Error('There were no re-runs.');
const began = performance.now();
whyPlaced({ card, words, horseId, fitness: {}, luck, reruns: 24 });
console.log(`why one runner finished where it did: ${seconds(performance.now() - began)}`);

function inChunks(what: string, reports: Iterable<unknown>): void {
  const start = performance.now();
  let [last, longest] = [start, 0];
  for (const _ of reports) {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  console.log(`${what}: ${seconds(last - start)}, longest chunk ${seconds(longest)}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
