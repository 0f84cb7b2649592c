import type { Award } from '@furlong/backend';
import {
  divisionNames,
  formatDistance,
  isTrackId,
  seasonAwards,
  tracks,
} from '@furlong/game/rules';
import { formatSeason } from '../../shared/format/season.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';
import { goalNames } from '../../shared/goals/goalNames.ts';
import { paths } from '../../shared/paths.ts';

interface Told {
  text: string;
  /** Null where it leads nowhere. */
  href: string | null;
}

/** An award as a row tells it. */
export interface AwardRow {
  id: string;
  award: Award;
  what: Told;
  /** The race or the season that it was for. */
  why: Told;
  /** The horse that won it; null for what the stable did. */
  horse: Told | null;
  day: string;
}

const trackName = (id: string) => (isTrackId(id) ? tracks[id].name : id);

/** An award in words, with the way to what it was for. */
export function toAwardRow(award: Award): AwardRow {
  const horse =
    'horse' in award && award.horse !== null
      ? { text: award.horse.name, href: paths.horse(award.horse.id) }
      : null;
  return { id: award.key, award, ...wordsOf(award), horse, day: formatDayOfYear(award.at) };
}

function wordsOf(award: Award): { what: Told; why: Told } {
  const inRace = () =>
    'race' in award
      ? { text: award.race.name, href: paths.race(award.race.id) }
      : { text: '', href: null };
  switch (award.kind) {
    case 'graded_win':
      return { what: { text: `Winner in ${award.race.grade}`, href: null }, why: inRace() };
    case 'objective':
      return {
        what: { text: goalNames[award.goal], href: paths.objectives },
        why: { text: award.race.name, href: paths.filmOfRace(award.race.id) },
      };
    case 'championship':
      return {
        what: {
          text: `${divisionNames[award.division]} Champion`,
          href: paths.champion(award.season, award.division),
        },
        why: inRace(),
      };
    case 'season_award': {
      const title = seasonAwards.find(({ id }) => id === award.award)?.title ?? 'Award';
      return {
        what: { text: title, href: null },
        why: { text: formatSeason(award.season), href: null },
      };
    }
    case 'course_record': {
      const { trackId, surface, distance } = award.course;
      return {
        what: {
          text: `Course record, ${trackName(trackId)}, ${formatDistance(distance)} ${surface}`,
          href: paths.trackInFull(trackId),
        },
        why: inRace(),
      };
    }
    case 'hall_stable':
      return {
        what: { text: 'Hall of Fame, stables', href: paths.hallOfFameStables },
        why: { text: 'What the stable has won', href: null },
      };
    case 'hall_horse':
      return {
        what: { text: 'Hall of Fame, horses', href: paths.hallOfFameHorses },
        why: { text: 'What the horse has won', href: null },
      };
  }
}
