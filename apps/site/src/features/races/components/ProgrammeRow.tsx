import type { ListedRace, UpcomingEntry } from '@furlong/backend';
import { formatDistance, formatMoney } from '@furlong/game/rules';
import { MeetingRace } from '@furlong/ui';
import { formatEntryFee } from '../../../shared/format/entryFee.ts';
import { formatTime } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { championshipMark } from '../../../shared/races/championshipMark.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { enteredNow } from '../ballotWords.ts';
import { forWhom } from '../forWhom.ts';
import { groundOf } from '../toMeetings.ts';
import { enteredFor, raceMoments, takesEntries, toRaceState } from '../toRaceCardProps.ts';

export interface ProgrammeRowProps {
  race: ListedRace;
  /** The player's entries for races to come. */
  entries: readonly UpcomingEntry[];
  /** The ground is that of the whole meeting, which says it. */
  oneGround: boolean;
}

/**
 * A race of the programme, which leads to its page and, while it takes entries and none of the
 * player's horses is in it, to the entry.
 */
export function ProgrammeRow({ race, entries, oneGround }: ProgrammeRowProps) {
  const now = useNowAt(raceMoments(race));
  const entered = enteredFor(race.id, entries);
  return (
    <MeetingRace
      name={race.name}
      time={formatTime(race.offAt)}
      grade={race.grade}
      forWhom={forWhom(race)}
      championship={championshipMark(race)}
      distance={{ metres: race.distance, furlongs: formatDistance(race.distance) }}
      ground={oneGround ? null : groundOf(race)}
      prize={formatMoney(race.purse)}
      entryFee={formatEntryFee(race.entryFee)}
      entries={enteredNow(race)}
      maxEntries={race.maxEntries}
      status={toRaceState(race, now, entered.length > 0)}
      entered={entered}
      detailsHref={paths.race(race.id)}
      enterHref={entryHref(race, now, entered)}
    />
  );
}

/** The way into a race; null where it takes no entries, or one of the player's horses is in it. */
export function entryHref(
  race: ListedRace,
  now: number,
  entered: readonly string[],
): string | null {
  return takesEntries(race, now) && entered.length === 0
    ? paths.enterRace({ raceId: race.id })
    : null;
}
