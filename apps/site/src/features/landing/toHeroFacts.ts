import type { ListedRace, RaceWithEntries, UpcomingEntry } from '@furlong/backend';
import { formatRaceTime, trackIds } from '@furlong/game/rules';
import { formatClock } from '../../shared/format/time.ts';
import { enteredFor } from '../races/index.ts';

/** A figure as it stands, the moment (ms) to which it counts, or neither while it is on its way. */
type HeroFact = { label: string } & ({ value: string | null } | { countsTo: number });

/** The races that the hero tells of; undefined while one loads, null where there is none. */
export interface HeroRaces {
  /** Null while no race is on. */
  running: ListedRace | null;
  next: ListedRace | null | undefined;
  latest: RaceWithEntries | null | undefined;
  /** The player's entries; none for a visitor. */
  entries: readonly UpcomingEntry[];
}

/** The figures under the hero's words: only what is true at this moment. */
export function toHeroFacts({ running, next, latest, entries }: HeroRaces): HeroFact[] {
  const facts: HeroFact[] = [{ label: 'tracks on three continents', value: `${trackIds.length}` }];
  // What is on its way has its place already: nothing moves when it comes.
  if (next === undefined) {
    facts.push({ label: 'to the next off', value: null });
  } else if (next) {
    facts.push({
      label: `to the next off${enteredWords(next, entries)}`,
      countsTo: next.offAt,
    });
  }
  if (running) {
    const label = `${running.name} is running${enteredWords(running, entries)}`;
    return [...facts, { label, value: 'Live' }];
  }
  const best = latest?.runners[0]?.timeMs;
  if (latest === undefined) {
    facts.push({ label: 'won the last race', value: null });
  } else if (typeof best === 'number') {
    facts.push({ label: 'won the last race', value: formatRaceTime(best) });
  }
  return facts;
}

/** Names the player's own horses in a race, if there are any. */
function enteredWords({ id }: ListedRace, entries: readonly UpcomingEntry[]): string {
  const mine = enteredFor(id, entries);
  return mine.length > 0 ? `, entered: ${mine.join(', ')}` : '';
}

/** What is left until an off: '1:34', and 'now' once it is due. */
export function toTimeLeft(offAt: number, now: number): string {
  const seconds = Math.ceil((offAt - now) / 1_000);
  if (seconds <= 0) return 'now';
  return formatClock(seconds);
}
