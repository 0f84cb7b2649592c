import type { CourseRecord } from '@furlong/backend';
import { formatRaceTime } from '@furlong/game/rules';
import { Link } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';

/** The fastest time over a course, with who ran it. */
export function Record({ timeMs, raceId, horseId, horseName }: CourseRecord) {
  return (
    <>
      <Link href={paths.race(raceId)}>{formatRaceTime(timeMs)}</Link> by{' '}
      <Link href={paths.horse(horseId)}>{horseName}</Link>
    </>
  );
}
