import type { ListedRace } from '@furlong/backend';
import { formatGoing, formatMoney } from '@furlong/game/rules';
import { Fact, type RacePosterProps } from '@furlong/ui';
import { timeOfDay, trackPlaces } from '../../../shared/races/trackPlaces.ts';

/** What a race's poster is drawn on: its track's land, in the light of its hour there. */
export function toPosterGround({
  trackId,
  offAt,
  surface,
}: ListedRace): Pick<RacePosterProps, 'scene' | 'timeOfDay' | 'surface'> {
  return { scene: trackPlaces[trackId].scene, timeOfDay: timeOfDay(trackId, offAt), surface };
}

/** What an owner asks of a race first, large: what it pays, how far it is, how it rides. */
export function RacePosterFacts({
  race: { purse, distance, going, surface },
}: {
  race: ListedRace;
}) {
  return (
    <>
      <Fact label="Prize" size="large" tone="gold">
        {formatMoney(purse)}
      </Fact>
      <Fact label="Distance" size="large">
        {distance} m
      </Fact>
      <Fact label={surface} size="large">
        {formatGoing(going, surface)}
      </Fact>
    </>
  );
}
