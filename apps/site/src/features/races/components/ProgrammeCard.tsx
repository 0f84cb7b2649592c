import type { ListedRace, UpcomingEntry } from '@furlong/backend';
import { RaceCard } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { raceMoments, takesEntries, toRaceCardProps } from '../toRaceCardProps.ts';

export interface ProgrammeCardProps {
  race: ListedRace;
  /** The player's entries for races to come. */
  entries: readonly UpcomingEntry[];
}

/**
 * A race of the programme, which leads to its page and, while it takes entries and none of the
 * player's horses is in it, to the entry.
 */
export function ProgrammeCard({ race, entries }: ProgrammeCardProps) {
  const now = useNowAt(raceMoments(race));
  const card = toRaceCardProps(race, { now, candidate: null, entries });
  const enters = takesEntries(race, now) && card.entered.length === 0;
  return (
    <RaceCard
      {...card}
      countdown={<ClosesIn race={race} />}
      detailsHref={paths.race(race.id)}
      {...(enters && { enterHref: paths.enterRace({ raceId: race.id }) })}
    />
  );
}
