import { type Backend, type Entry, raceOpening, raceWithEntries } from '@furlong/backend';
import type { PublishedRace, VoidRace } from '@furlong/game/engine';

/** A settled race as everybody may read it. */
export async function publishedRace(backend: Backend, raceId: string): Promise<PublishedRace> {
  const [{ race, runners }, opening] = await Promise.all([
    raceWithEntries(backend, { raceId }),
    raceOpening(backend, { raceId }),
  ]);
  const { seed, card, cardHash, salt, checksum, rules, closedAt, seedHash } = race;
  if (!seed || !card || !cardHash || !salt || !checksum) throw new Error('Not all is revealed.');
  return {
    raceId,
    ...{ rules, opening, closedAt, seedHash, seed, card, cardHash, salt, checksum },
    beaconSignature: race.beaconSignature,
    runners: runners.map(({ stable, draw, place, timeMs, ...entry }) => ({
      ...bookingOf(entry),
      isHouse: stable.isHouse,
      draw: draw ?? 0,
      place: place ?? 0,
      timeMs: timeMs ?? 0,
    })),
  };
}

/** A race that was called off after its field was frozen, as everybody may read it. */
export async function voidRace(backend: Backend, raceId: string): Promise<VoidRace> {
  const [{ race, runners }, opening] = await Promise.all([
    raceWithEntries(backend, { raceId }),
    raceOpening(backend, { raceId }),
  ]);
  const { seed, card, cardHash, salt, rules, closedAt, seedHash, voidReason, settledAt } = race;
  if (!seed || !card || !cardHash || !salt) throw new Error('Not all is revealed.');
  if (!voidReason || !settledAt) throw new Error('It was not called off.');
  return {
    raceId,
    frozen: true,
    reason: voidReason,
    calledOffAt: settledAt,
    ...{ rules, opening, closedAt, seedHash, seed, card, cardHash, salt },
    beaconSignature: race.beaconSignature,
    runners: runners.map(({ stable, draw, ...entry }) => ({
      ...{ ...bookingOf(entry), isHouse: stable.isHouse, draw: draw ?? 0 },
    })),
  };
}

type Booking = Pick<Entry, 'horseId' | 'enteredAt' | 'nonce' | 'asked' | 'lastRider'>;

const bookingOf = ({ horseId, enteredAt, nonce, asked, lastRider }: Booking): Booking => ({
  ...{ horseId, enteredAt, nonce, asked, lastRider },
});
