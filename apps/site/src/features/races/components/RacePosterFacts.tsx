import type { ListedRace } from '@furlong/backend';
import { formatGoing, formatMoney } from '@furlong/game/rules';
import { Fact } from '@furlong/ui';

/** What an owner asks of a race first, large: what it pays, how far it is, how it rides. */
export function RacePosterFacts({
  race: { purse, distance, going, surface },
}: {
  race: ListedRace;
}) {
  return (
    <>
      <Fact label="Purse" size="large" tone="gold">
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
