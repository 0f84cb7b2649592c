import type { Award } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { horse as comet, race } from './fixtures.ts';
import { moment } from './moment.ts';

const horse = { id: comet.id, name: comet.name };
const ashford = { id: race.id, name: race.name };

/** One award of every kind, the newest first. */
export const awards: readonly Award[] = [
  {
    ...{ key: 'race final comet', at: moment - DAY, kind: 'championship', season: 3 },
    ...{ division: 'sprint', race: { id: 'sprint-final', name: 'Sprint Final' }, horse },
  },
  {
    ...{ key: 'season 2 leading_stable', at: moment - 70 * DAY, kind: 'season_award', season: 2 },
    ...{ award: 'leading_stable', horse: null },
  },
  {
    ...{ key: 'season 2 miler', at: moment - 70 * DAY, kind: 'season_award', season: 2 },
    ...{ award: 'miler', horse },
  },
  {
    ...{ key: 'record e1', at: moment - 80 * DAY, kind: 'course_record', race: ashford, horse },
    course: { trackId: 'kingsmere', surface: 'Turf', distance: 1_600 },
  },
  { key: 'hall comet', at: moment - 90 * DAY, kind: 'hall_horse', horse },
  { key: 'hall stable', at: moment - 90 * DAY, kind: 'hall_stable' },
  {
    ...{ key: 'race ashford comet', at: moment - 90 * DAY, kind: 'graded_win', horse },
    race: { ...ashford, grade: 'Grade 2' },
  },
  {
    ...{ key: 'objective -1 place', at: moment - 91 * DAY, kind: 'objective', goal: 'place' },
    ...{ race: ashford, horse },
  },
];
