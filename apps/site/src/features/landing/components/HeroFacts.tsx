import { Fact, Facts } from '@furlong/ui';
import { useNow } from '../../../shared/time/useNow.ts';
import { type HeroRaces, toHeroFacts, toTimeLeft } from '../toHeroFacts.ts';

/** The figures under the hero's words, with the countdown to the next race. */
export function HeroFacts(races: HeroRaces) {
  return (
    <Facts>
      {toHeroFacts(races).map((fact) => (
        <Fact key={fact.label} label={fact.label} size="large">
          {'value' in fact ? fact.value : <TimeLeft offAt={fact.countsTo} />}
        </Fact>
      ))}
    </Facts>
  );
}

/** It ticks alone: what stands around it need not. */
function TimeLeft({ offAt }: { offAt: number }) {
  return toTimeLeft(offAt, useNow());
}
