import {
  type Backend,
  createBackend,
  enterRace,
  GameError,
  myHorses,
  racesToEnter,
  signIn,
  signOut,
  withdrawEntry,
} from '@furlong/backend';
import type { DemoDeps } from './demoOwner.ts';

interface Chance {
  horseId: string;
  raceId: string;
  offAt: number;
}

/**
 * Enters a horse of the demo owner for a race ahead, as a player does, and takes another entry back, for which
 * the fee returns: another horse's, or else the same horse's before it is entered elsewhere.
 */
export async function enterDemoHorses(deps: DemoDeps): Promise<void> {
  const { database, publishableKey: key, demo, url } = deps;
  const backend = createBackend({
    url,
    key,
    fetch: (input, init) => database.fetch(new Request(input, init), null),
  });
  await signIn(backend, demo);
  const all = await chances(backend);
  const kept = await enterFirst(backend, all);
  if (kept !== null) {
    const spare = await enterFirst(
      backend,
      all.filter(({ horseId }) => horseId !== kept.horseId),
    );
    const elsewhere = all.filter(
      ({ horseId, raceId }) => horseId === kept.horseId && raceId !== kept.raceId,
    );
    if (spare !== null || elsewhere.length > 0) {
      await withdrawEntry(backend, { ...(spare ?? kept), requestId: crypto.randomUUID() });
    }
    if (spare === null) await enterFirst(backend, [...elsewhere, kept]);
  }
  await signOut(backend);
}

/** The races that take one of the owner's horses, the last off first: that entry stands longest. */
async function chances(backend: Backend): Promise<Chance[]> {
  const found: Chance[] = [];
  for (const { id: horseId } of await myHorses(backend)) {
    const races = await racesToEnter(backend, { horseId, limit: 100 });
    found.push(...races.map(({ id, offAt }) => ({ horseId, raceId: id, offAt })));
  }
  return found.sort((a, b) => b.offAt - a.offAt);
}

/** Enters the first that is taken; the game's refusals are passed over. */
async function enterFirst(backend: Backend, all: readonly Chance[]): Promise<Chance | null> {
  for (const chance of all) {
    const { horseId, raceId } = chance;
    try {
      await enterRace(backend, { horseId, raceId, requestId: crypto.randomUUID() });
      return chance;
    } catch (error) {
      if (!(error instanceof GameError) || error.code === 'server_failed') throw error;
    }
  }
  return null;
}
