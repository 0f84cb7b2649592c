import {
  Link,
  Money,
  Place,
  RaceLine,
  RaceTime,
  Table,
  type TableColumn,
  TwoLines,
  VisuallyHidden,
} from '@furlong/ui';
import type { RunRow } from '../toRunRows.ts';

const columns: readonly TableColumn<RunRow>[] = [
  {
    id: 'place',
    head: 'Place',
    cell: ({ place, of }) => <Place place={place} of={of} />,
    besideName: 'before',
  },
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse, horseHref }) => (
      <Link href={horseHref} variant="quiet">
        {horse}
      </Link>
    ),
  },
  {
    id: 'race',
    head: 'Race',
    cell: ({ race, raceHref, when, where }) => (
      <RaceLine race={race} href={raceHref} when={when} where={where} />
    ),
    besideName: 'under',
    wholeLine: true,
  },
  {
    id: 'margin',
    head: 'Margin',
    cell: ({ margin, time, filmHref, race }) => (
      <TwoLines
        second={
          <>
            <RaceTime time={time} /> ·{' '}
            <Link href={filmHref}>
              Film<VisuallyHidden> of the {race}</VisuallyHidden>
            </Link>
          </>
        }
      >
        {margin}
      </TwoLines>
    ),
    besideName: 'under',
  },
  {
    id: 'rating',
    head: 'Rating',
    cell: ({ ratingChange }) => ratingChange,
    numeric: true,
    besideName: 'under',
    cardHead: true,
  },
  {
    id: 'prize',
    head: 'Prize',
    cell: ({ place, prize }) =>
      prize === '' ? '' : <Money amount={prize} tone={place === 1 ? 'gold' : 'standard'} />,
    numeric: true,
    besideName: 'behind',
    cardHead: false,
  },
];

/** Runs of the stable, line by line: place first. */
export function RunsTable({ rows }: { rows: readonly RunRow[] }) {
  return (
    <Table
      caption="Runs of your horses, the last first"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      nameColumn="horse"
    />
  );
}
