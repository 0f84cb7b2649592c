import type { Race, Runner } from '@furlong/backend';
import { formatGoing, formatMoney, formatRaceTime, tracks } from '@furlong/game/rules';
import type { SharePictureProps } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { marginsOf } from '../../shared/format/margins.ts';
import { formatDate } from '../../shared/format/time.ts';
import { toPosterGround } from './toPosterGround.ts';

/** How many of those who came home a picture names. */
const named = 3;

/**
 * A race as the picture of it tells it: its result once that is official, until then what is known.
 * @param runners the field: in finishing order once there is a result
 */
export function toSharePictureProps(race: Race, runners: readonly Runner[]): SharePictureProps {
  const { name, grade, trackId, offAt, status } = race;
  const track = tracks[trackId];
  return {
    ...toPosterGround(race),
    race: name,
    grade,
    where: `${track.name}, ${track.place}`,
    // Whoever it is sent to may live by another clock.
    when: `${formatDate(offAt, 'UTC')} UTC`,
    story: status === 'finished' ? toResult(runners) : toAnnouncement(race, runners),
  };
}

function toAnnouncement(
  { purse, distance, surface, going }: Race,
  runners: readonly Runner[],
): SharePictureProps['story'] {
  return {
    told: 'ahead',
    facts: [
      { label: 'Purse', value: formatMoney(purse) },
      { label: 'Distance', value: formatMetres(distance) },
      { label: surface, value: formatGoing(going, surface) },
    ],
    field: runners.map(({ horseId, stable }) => ({ horseId, silks: stable.silks })),
  };
}

function toResult(runners: readonly Runner[]): SharePictureProps['story'] {
  const margins = marginsOf(runners);
  const placed = runners.flatMap(({ horseId, horse, stable, place, timeMs }, i) =>
    place === null || timeMs === null
      ? []
      : {
          horseId,
          place,
          horse: horse.name,
          silks: stable.silks,
          figure: i === 0 ? formatRaceTime(timeMs) : (margins[i] ?? ''),
        },
  );
  return { told: 'result', placed: placed.slice(0, named) };
}
