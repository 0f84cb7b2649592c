import type { ListedHorse } from '@furlong/backend';
import { ageInSeason, gender, ratingBand, seasonAt, tracks } from '@furlong/game/rules';
import {
  FormGuide,
  HorsePortrait,
  Link,
  RatingBadge,
  Table,
  type TableColumn,
  TwoLines,
} from '@furlong/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../../shared/format/dotted.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';

export interface ListedHorsesProps<Row extends ListedHorse> {
  /** Names the table for those who hear it. */
  label: string;
  horses: readonly Row[];
  /** The server's time, ms. */
  now: number;
  /** What else is told of each horse, or can be done with it. */
  last?: { head: string; cell: (horse: Row) => ReactNode };
}

/** Horses of a list with their form and where they run next. */
export function ListedHorses<Row extends ListedHorse>({
  label,
  horses,
  now,
  last,
}: ListedHorsesProps<Row>) {
  const columns: TableColumn<Row>[] = [
    {
      ...{ id: 'face', head: 'Face', besideName: 'aside', face: true },
      cell: (horse) => (
        <HorsePortrait horse={portraitOf(horse, now)} silks={horse.silks} size={44} />
      ),
    },
    {
      ...{ id: 'horse', head: 'Horse' },
      cell: (horse) => (
        <TwoLines second={summaryOf(horse, now)}>
          <Link href={paths.horse(horse.id)} variant="quiet">
            {horse.name}
          </Link>
        </TwoLines>
      ),
    },
    {
      ...{ id: 'rating', head: 'Rating', besideName: 'behind' },
      cell: ({ rating }) => <RatingBadge rating={rating} band={ratingBand(rating)} />,
    },
    {
      ...{ id: 'form', head: 'Form', besideName: 'under' },
      cell: ({ figures }) => (
        <FormGuide form={figures.replace(/[02-9]/g, 'L').replaceAll('1', 'W')} figures={figures} />
      ),
    },
    {
      ...{ id: 'next', head: 'Runs next', besideName: 'under' },
      cell: ({ next, retired }) =>
        next === null ? (
          retired ? (
            'Retired'
          ) : (
            'Not entered'
          )
        ) : (
          <>
            <Link href={paths.race(next.raceId)} variant="quiet">
              {next.raceName}
            </Link>
            {`, ${formatWhen(next.offAt, now)}, ${tracks[next.trackId].name}`}
          </>
        ),
    },
    ...(last ? [{ ...{ id: 'last', head: last.head, wholeLine: true }, cell: last.cell }] : []),
  ];
  return (
    <Table
      caption={label}
      captionHidden
      columns={columns}
      rows={horses}
      rowId={({ id }) => id}
      nameColumn="horse"
    />
  );
}

function summaryOf({ birthSeason, sex, specialty, stableName }: ListedHorse, now: number): string {
  const age = ageInSeason(birthSeason, seasonAt(now));
  return dotted([`${age}-year-old ${gender(sex, age)}`, specialty, stableName]);
}
