import type { CalendarRace, TrainingDay } from '@furlong/backend';
import {
  championshipWords,
  formatMoney,
  formatOrdinal,
  isFull,
  sessionProgrammes,
  tracks,
} from '@furlong/game/rules';
import { type AgendaItem, StatusBadge, Tag } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../shared/format/dotted.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatTime } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { ballotAhead, forWhom } from '../races/index.ts';
import type { ProgrammedRace } from './racesOfDay.ts';

/** A race of the player's own. */
export function ofRunner(race: CalendarRace): AgendaItem {
  const { id, offAt, horseName, raceName, raceId, grade } = race;
  return {
    id,
    time: formatTime(offAt),
    title: `${horseName} in the ${raceName}`,
    href: paths.race(raceId),
    detail: dotted([grade, courseOf(race)]),
    standing: standingOf(race),
  };
}

function standingOf({ status, place }: CalendarRace) {
  if (place !== null) {
    return <Tag tone={place === 1 ? 'caution' : 'neutral'}>{formatOrdinal(place)}</Tag>;
  }
  if (status === 'void') return <StatusBadge status="void" />;
  if (status === 'running') return <StatusBadge status="inProgress" />;
  return <StatusBadge status="entered" />;
}

/** What a horse did in one programme on one day. */
export function ofTraining(day: TrainingDay): AgendaItem {
  return {
    id: `${day.midnight} ${day.horseId} ${day.programme}`,
    time: '',
    title: `${day.horseName}: ${sessionProgrammes[day.programme].name} training`,
    href: paths.horse(day.horseId),
    detail: pluralize(day.sessions, 'session'),
  };
}

/** A race of the programme, and those of the player's horses that it suits. */
export function ofProgramme(race: ProgrammedRace, suited: readonly { name: string }[]): AgendaItem {
  const [first, ...others] = suited;
  const suits =
    first === undefined
      ? []
      : [`suits ${others.length === 0 ? first.name : `${first.name} and ${others.length} more`}`];
  // The house's part of a purse is set week by week, and a race has its own once it is open.
  const purse = `${race.open === null ? 'about ' : ''}${formatMoney(race.purse)}`;
  const counts = race.championship === null ? [] : [championshipWords(race.championship)];
  const facts = [...counts, race.grade, courseOf(race), forWhom(race), purse, ...suits];
  return {
    id: race.slot,
    time: formatTime(race.offAt),
    title: race.name,
    href: race.open === null ? null : paths.race(race.open.id),
    detail: dotted(facts),
    standing: race.open === null ? undefined : openness(race.open),
  };
}

function openness(race: NonNullable<ProgrammedRace['open']>) {
  const { status } = race;
  if (status === 'running') return <StatusBadge status="inProgress" />;
  if (status === 'closed') return <StatusBadge status="closed" />;
  if (isFull(race)) return <StatusBadge status="full" />;
  return <StatusBadge status={ballotAhead(race) === undefined ? 'open' : 'ballot'} />;
}

const courseOf = ({
  distance,
  surface,
  trackId,
}: Pick<CalendarRace, 'distance' | 'surface' | 'trackId'>) =>
  `${formatMetres(distance)} ${surface.toLowerCase()} at ${tracks[trackId].name}`;
