import type { ListedRace, RaceWithEntries, UpcomingEntry } from '@furlong/backend';
import { formatRaceTime, trackIds } from '@furlong/game/rules';
import { enteredFor } from '../races/index.ts';

interface HeroFact {
  label: string;
  value: string;
}

/** The races that the hero tells of; undefined while one loads, null where there is none. */
export interface HeroRaces {
  next: ListedRace | null | undefined;
  latest: RaceWithEntries | null | undefined;
  /** The player's entries; none for a visitor. */
  entries: readonly UpcomingEntry[];
}

/**
 * The figures under the hero's words: only what is true at this moment.
 * @param now the server's time, ms
 */
export function toHeroFacts({ next, latest, entries }: HeroRaces, now: number): HeroFact[] {
  const facts = [{ label: 'tracks on three continents', value: `${trackIds.length}` }];
  if (next) {
    const left = next.offAt - now;
    const mine = enteredFor(next.id, entries);
    facts.push({
      label: mine.length > 0 ? `to the next off, entered: ${mine.join(', ')}` : 'to the next off',
      value: left > 0 ? minutesAndSeconds(left) : 'now',
    });
  }
  const best = latest?.runners[0]?.timeMs;
  if (typeof best === 'number') {
    facts.push({ label: 'won the last race', value: formatRaceTime(best) });
  }
  return facts;
}

function minutesAndSeconds(ms: number) {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}
