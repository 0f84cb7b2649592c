import { keptHere } from './keptHere.ts';

const key = 'furlong-seed-hashes';

/** Races whose hash is kept; of more the oldest go. About 100 bytes each. */
const most = 200;

/**
 * Keeps the hash that an entry was answered with in this browser, so that the race can be compared
 * with it. Of two answers for one race the first is kept: it was the promise.
 */
export function keepSeedHash({ raceId, seedHash }: { raceId: string; seedHash: string }) {
  const kept = readKept();
  if (kept.has(raceId)) return;
  kept.set(raceId, seedHash);
  const newest = [...kept].slice(-most);
  keptHere.setItem(key, JSON.stringify(newest));
}

/** The hash that this browser was given at an entry for the race, or null for none. */
export function keptSeedHash(raceId: string): string | null {
  return readKept().get(raceId) ?? null;
}

/** Oldest first. What is no list of pairs is not ours. */
function readKept(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(keptHere.getItem(key) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  );
}
