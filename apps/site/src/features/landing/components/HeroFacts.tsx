import { Fact, Facts, Skeleton, VisuallyHidden } from '@furlong/ui';
import { useNow } from '../../../shared/time/useNow.ts';
import { type HeroRaces, toHeroFacts, toTimeLeft } from '../toHeroFacts.ts';

/** The figures under the hero's words, with the countdown to the next race. */
export function HeroFacts(races: HeroRaces) {
  return (
    <Facts>
      {toHeroFacts(races).map((fact) => (
        <Fact key={fact.label} label={fact.label} size="large" labelled="below">
          {'countsTo' in fact ? (
            <TimeLeft offAt={fact.countsTo} />
          ) : (
            (fact.value ?? <FigureSkeleton />)
          )}
        </Fact>
      ))}
    </Facts>
  );
}

/** The room of a figure of one line. */
function FigureSkeleton() {
  return (
    <>
      <VisuallyHidden>is loading</VisuallyHidden>
      <Skeleton width="4rem" height="1lh" />
    </>
  );
}

/** It ticks alone: what stands around it need not. */
function TimeLeft({ offAt }: { offAt: number }) {
  return toTimeLeft(offAt, useNow());
}
