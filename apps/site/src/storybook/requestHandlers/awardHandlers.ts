import type { Award } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** What players were awarded. */
export default function awardHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc('my_awards', ({ p_before_key, p_limit = 25 }, request) => {
      const awards = playerOf(game, request)?.awards ?? [];
      const from = awards.findIndex(({ key }) => key === p_before_key) + 1;
      return awards.slice(from, from + p_limit).map(row);
    }),
  ];
}

function row({ key, kind, at, ...award }: Award) {
  const race = 'race' in award ? award.race : null;
  const horse = 'horse' in award ? award.horse : null;
  const course = 'course' in award ? award.course : null;
  return {
    ...{ key, kind, at: timestamp(at) },
    season: 'season' in award ? award.season : null,
    award: 'award' in award ? award.award : 'goal' in award ? award.goal : null,
    division: 'division' in award ? award.division : null,
    ...{ race_id: race?.id ?? null, race_name: race?.name ?? null },
    grade: race && 'grade' in race ? race.grade : null,
    ...{ horse_id: horse?.id ?? null, horse_name: horse?.name ?? null },
    ...{ track_id: course?.trackId ?? null, surface: course?.surface ?? null },
    distance: course?.distance ?? null,
  };
}
