import { type Card, ENGINE, type PublishedRace, sha256 } from '@furlong/game/engine';
import type { RunningStyle } from '@furlong/game/rules';

const styles: readonly RunningStyle[] = [0, 1, 2, 3];

/** A handicap over 1,200 m as it is published, but for its result. */
export async function publishedRace(horseIds: readonly string[]): Promise<PublishedRace> {
  const card: Card = {
    engine: ENGINE,
    raceId: 'bench',
    course: { trackId: 'kingsmere', distance: 1200, surface: 'Turf' },
    going: 0,
    runners: horseIds.map((horseId, stall) => ({
      horseId,
      draw: stall + 1,
      weight: 130,
      style: styles[stall % styles.length] ?? 0,
      speed: 995_000 + stall * 1_000,
      stamina: 22_150,
      acceleration: 2_250,
      bends: 160,
      nimbleness: 900,
      unevenness: 1_000,
      jockey: stall + 1,
      riding: 0,
    })),
  };
  const text = JSON.stringify(card);
  return {
    raceId: card.raceId,
    rules: 'furlong-race-1',
    opening: null,
    closedAt: null,
    seedHash: '',
    seed: 'd'.repeat(64),
    card: text,
    cardHash: await sha256(text),
    salt: '',
    beaconSignature: null,
    checksum: '',
    runners: [],
  };
}
