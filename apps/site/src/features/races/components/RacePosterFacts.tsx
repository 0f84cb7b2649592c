import type { ListedRace } from '@furlong/backend';
import { formatGoing, formatMoney } from '@furlong/game/rules';
import { Distance, Fact, type FactSize, Money } from '@furlong/ui';

interface RacePosterFactsProps {
  race: ListedRace;
  /** Large before the race; at its end who won is more. */
  size: FactSize;
}

/** What an owner asks of a race first: what it pays, how far it is, how it rides. */
export function RacePosterFacts({
  race: { purse, distance, going, surface },
  size,
}: RacePosterFactsProps) {
  return (
    <>
      <Fact label="Purse" size={size}>
        <Money amount={formatMoney(purse)} tone="gold" />
      </Fact>
      <Fact label="Distance" size={size}>
        <Distance metres={distance} />
      </Fact>
      <Fact label={surface} size={size}>
        {formatGoing(going, surface)}
      </Fact>
    </>
  );
}
