import { Fact, Facts } from '@furlong/ui';
import { useNow } from '../../../shared/time/useNow.ts';
import { type HeroRaces, toHeroFacts } from '../toHeroFacts.ts';

/** The figures under the hero's words, with the countdown to the next race. */
export function HeroFacts(races: HeroRaces) {
  const now = useNow();
  return (
    <Facts>
      {toHeroFacts(races, now).map(({ label, value }) => (
        <Fact key={label} label={label} size="large">
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
