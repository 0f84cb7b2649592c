import type { ListedRace, RaceWithEntries, UpcomingEntry } from '@furlong/backend';
import { formatRaceTime, trackIds } from '@furlong/game/rules';
import { enteredFor } from '../races/index.ts';

/** A figure as it stands, the moment (ms) to which it counts, or neither while it is on its way. */
type HeroFact = { label: string } & ({ value: string | null } | { countsTo: number });

/** The races that the hero tells of; undefined while one loads, null where there is none. */
export interface HeroRaces {
  next: ListedRace | null | undefined;
  latest: RaceWithEntries | null | undefined;
  /** The player's entries; none for a visitor. */
  entries: readonly UpcomingEntry[];
}

/** The figures under the hero's words: only what is true at this moment. */
export function toHeroFacts({ next, latest, entries }: HeroRaces): HeroFact[] {
  const facts: HeroFact[] = [{ label: 'tracks on three continents', value: `${trackIds.length}` }];
  // What is on its way has its place already: nothing moves when it comes.
  if (next === undefined) {
    facts.push({ label: 'to the next off', value: null });
  } else if (next) {
    const mine = enteredFor(next.id, entries);
    facts.push({
      label: mine.length > 0 ? `to the next off, entered: ${mine.join(', ')}` : 'to the next off',
      countsTo: next.offAt,
    });
  }
  const best = latest?.runners[0]?.timeMs;
  if (latest === undefined) {
    facts.push({ label: 'won the last race', value: null });
  } else if (typeof best === 'number') {
    facts.push({ label: 'won the last race', value: formatRaceTime(best) });
  }
  return facts;
}

/** What is left until an off: '1:34', and 'now' once it is due. */
export function toTimeLeft(offAt: number, now: number): string {
  const seconds = Math.ceil((offAt - now) / 1_000);
  if (seconds <= 0) return 'now';
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
