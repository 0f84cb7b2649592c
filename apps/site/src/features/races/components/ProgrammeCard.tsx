import type { Race } from '@furlong/backend';
import { RaceCard } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { raceMoments, takesEntries, toRaceCardProps } from '../toRaceCardProps.ts';

export interface ProgrammeCardProps {
  race: Race;
}

/** A race of the programme, which leads to its page and, while it takes entries, to the entry. */
export function ProgrammeCard({ race }: ProgrammeCardProps) {
  const now = useNowAt(raceMoments(race));
  return (
    <RaceCard
      {...toRaceCardProps(race, { now })}
      countdown={<ClosesIn race={race} />}
      detailsHref={paths.race(race.id)}
      {...(takesEntries(race, now) && { enterHref: paths.enterRace({ raceId: race.id }) })}
    />
  );
}
