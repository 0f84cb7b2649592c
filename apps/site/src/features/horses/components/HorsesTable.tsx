import type { HorseCardDetails } from '@furlong/ui';
import {
  Inline,
  Link,
  Money,
  RatingBadge,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';

/** Where a row is a card its figures run on under the name. */
const underName = { besideName: 'under', cardHead: true } as const;

const columns: readonly TableColumn<HorseCardDetails>[] = [
  {
    id: 'name',
    head: 'Horse',
    cell: ({ horseId, name }) => <Link href={paths.horse(horseId)}>{name}</Link>,
  },
  { id: 'specialty', head: 'Specialty', cell: ({ specialty }) => specialty, besideName: 'under' },
  {
    id: 'rating',
    head: 'Rating',
    cell: ({ rating }) => <RatingBadge rating={rating.value} band={rating.band} />,
    numeric: true,
    besideName: 'behind',
    cardHead: false,
  },
  {
    id: 'wins',
    head: 'Wins',
    cell: ({ wins, races }) => `${wins} from ${races}`,
    numeric: true,
    ...underName,
  },
  {
    id: 'condition',
    head: 'Condition',
    cell: ({ condition }) => `${condition.value}%`,
    numeric: true,
    ...underName,
  },
  {
    id: 'energy',
    head: 'Energy',
    cell: ({ energy }) => `${energy.value}%`,
    numeric: true,
    ...underName,
  },
  {
    id: 'earnings',
    head: 'Earnings',
    cell: ({ earnings }) => earnings && <Money amount={earnings} />,
    numeric: true,
    besideName: 'under',
  },
  {
    id: 'next',
    head: 'Next race',
    cell: ({ nextRace, atWork }) =>
      atWork ?? (nextRace ? <Link href={nextRace.href}>{nextRace.text}</Link> : 'Not entered'),
    besideName: 'under',
  },
  {
    id: 'actions',
    head: 'Do',
    cell: ({ horseId, name }) => (
      <Inline gap="xsmall">
        <Link href={paths.train({ horseId })}>
          Train<VisuallyHidden> {name}</VisuallyHidden>
        </Link>
        <Link href={paths.enterRace({ horseId })}>
          Enter<VisuallyHidden> {name} for a race</VisuallyHidden>
        </Link>
      </Inline>
    ),
    besideName: 'under',
  },
];

/** The horses of the stable on a line each. */
export function HorsesTable({ horses }: { horses: readonly HorseCardDetails[] }) {
  return (
    <Table
      caption="Your horses"
      captionHidden
      columns={columns}
      rows={horses}
      rowId={({ horseId }) => horseId}
    />
  );
}
