import { type Card, ENGINE } from '@furlong/game/engine';
import { finished, runner } from '../../storybook/fixtures.ts';

/** A settled field for tests. */
export const ashfordRunners = [
  runner(1, 83_410, 'Silver Comet'),
  runner(2, 83_618, 'Iron Duchess'),
  runner(3, 83_900, 'Turf Legend'),
];
/** The card that it ran on. */
export const ashfordCard: Card = {
  engine: ENGINE,
  raceId: finished.id,
  course: { trackId: finished.trackId, distance: finished.distance, surface: finished.surface },
  going: finished.going,
  runners: ashfordRunners.map(({ horseId }, stall) => ({
    horseId,
    draw: stall + 1,
    weight: 130,
    style: 1,
    speed: 1_000_000 + stall * 1_000,
    stamina: 22_150,
    acceleration: 2_250,
    bends: 160,
    nimbleness: 900,
    unevenness: 1_000,
    jockey: stall + 1,
    riding: 0,
  })),
};
