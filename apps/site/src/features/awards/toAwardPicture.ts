import type { Award, Stable } from '@furlong/backend';
import type { SubjectSharePictureProps } from '@furlong/ui';
import { formatDayOfYear } from '../../shared/format/time.ts';
import { toAwardRow } from './toAwardRow.ts';

/** An award as the picture of it tells it: what, to which stable, with which horse, and when. */
export function toAwardPicture(
  award: Award,
  { name: stable, silks }: Pick<Stable, 'name' | 'silks'>,
): SubjectSharePictureProps {
  const { what, why, horse } = toAwardRow(award);
  const [day = '', month = '', year = ''] = formatDayOfYear(award.at, 'UTC').split(' ');
  return {
    name: what.text,
    who: [horse?.text, why.text].filter(Boolean).join(' · '),
    ...{ stable, silks, horse: null },
    facts: [
      { label: 'Day', value: day },
      { label: 'Month', value: month },
      { label: 'Year', value: year },
    ],
  };
}
