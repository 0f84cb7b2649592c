import type { ListedRace } from '@furlong/backend';
import { formatGoing, formatMoney } from '@furlong/game/rules';
import { Distance, Fact, Money } from '@furlong/ui';

/** What an owner asks of a race first, large: what it pays, how far it is, how it rides. */
export function RacePosterFacts({
  race: { purse, distance, going, surface },
}: {
  race: ListedRace;
}) {
  return (
    <>
      <Fact label="Purse" size="large">
        <Money amount={formatMoney(purse)} tone="gold" />
      </Fact>
      <Fact label="Distance" size="large">
        <Distance metres={distance} />
      </Fact>
      <Fact label={surface} size="large">
        {formatGoing(going, surface)}
      </Fact>
    </>
  );
}
