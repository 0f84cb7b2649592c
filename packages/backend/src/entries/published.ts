import type { PublishedRace, VoidRace } from '@furlong/game/engine';
import type { Race } from '../races/rows.ts';
import type { Entry } from './rows.ts';

/** A race with what its runners are checked by. */
export interface RaceToCheck {
  readonly race: Race;
  readonly runners: readonly (Entry & { readonly stable: { readonly isHouse: boolean } })[];
}

/** What the verification of a finished race reads, without its opening; null for any other race. */
export function toPublishedRace({ race, runners }: RaceToCheck): PublishedRace | null {
  const { id: raceId, rules, closedAt, seedHash, seed, card, cardHash, salt, checksum } = race;
  if (race.status !== 'finished') return null;
  if (seed === null || card === null || cardHash === null || salt === null || checksum === null) {
    return null;
  }
  return {
    raceId,
    rules,
    opening: null,
    closedAt,
    seedHash,
    seed,
    card,
    cardHash,
    salt,
    beaconSignature: race.beaconSignature,
    checksum,
    runners: runners.flatMap(({ stable, draw, place, timeMs, ...entry }) =>
      draw === null || place === null || timeMs === null
        ? []
        : { ...toPublishedEntry(entry), isHouse: stable.isHouse, draw, place, timeMs },
    ),
  };
}

/** What the verification of a race that was called off reads, without its opening; null for any other race. */
export function toVoidRace({ race, runners }: RaceToCheck): VoidRace | null {
  const { id: raceId, rules, seedHash, seed, beaconSignature, card, cardHash, salt } = race;
  const { voidReason: reason, settledAt: calledOffAt, closedAt } = race;
  if (race.status !== 'void') return null;
  if (seed === null || reason === null || calledOffAt === null) return null;
  const revealed = {
    ...{ raceId, rules, opening: null, seedHash, seed, beaconSignature },
    ...{ reason, calledOffAt },
  };
  const entries = runners.map(({ stable, draw, ...entry }) => {
    return { ...toPublishedEntry(entry), isHouse: stable.isHouse, draw };
  });
  if (card === null || cardHash === null || salt === null) {
    return { ...revealed, frozen: false, runners: entries };
  }
  const drawn = entries.flatMap(({ draw, ...entry }) => (draw === null ? [] : { ...entry, draw }));
  return { ...revealed, frozen: true, closedAt, card, cardHash, salt, runners: drawn };
}

type PublishedEntry = Pick<Entry, 'horseId' | 'enteredAt' | 'nonce' | 'asked' | 'lastRider'>;

/** What is published of an entry beside its stable. */
export function toPublishedEntry(entry: PublishedEntry): PublishedEntry {
  const { horseId, enteredAt, nonce, asked, lastRider } = entry;
  return { horseId, enteredAt, nonce, asked, lastRider };
}
