import type { FieldAhead, ListedRace, UpcomingEntry } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { NextOff } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { championshipMark } from '../../../shared/races/championshipMark.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { enteredNow } from '../ballotWords.ts';
import { forWhom } from '../forWhom.ts';
import { toPosterGround } from '../toPosterGround.ts';
import { enteredFor, raceMoments, toRaceState } from '../toRaceCardProps.ts';
import { entryHref } from './ProgrammeRow.tsx';
import { RacePosterFacts } from './RacePosterFacts.tsx';

export interface NextRaceOffProps {
  race: ListedRace;
  /** Who is in it, in which colours; undefined while that is on its way. */
  field: FieldAhead['runners'] | undefined;
  /** The player's entries for races to come. */
  entries: readonly UpcomingEntry[];
}

/** The race at the head of the programme, with its field in its colours. */
export function NextRaceOff({ race, field, entries }: NextRaceOffProps) {
  const now = useNowAt(raceMoments(race));
  const entered = enteredFor(race.id, entries);
  return (
    <NextOff
      {...toPosterGround(race)}
      race={race.name}
      where={dotted([tracks[race.trackId].name, formatWhen(race.offAt, now)])}
      grade={race.grade}
      forWhom={forWhom(race)}
      championship={championshipMark(race)}
      status={toRaceState(race, now, entered.length > 0)}
      entered={entered}
      countdown={<CountdownTo at={race.offAt} label="Off in" done="They are off!" size="large" />}
      facts={<RacePosterFacts race={race} size="large" />}
      field={field}
      entries={enteredNow(race)}
      maxEntries={race.maxEntries}
      detailsHref={paths.race(race.id)}
      enterHref={entryHref(race, now, entered)}
    />
  );
}
