import type { ListedRace } from '@furlong/backend';
import { formatMoney, standingOf } from '@furlong/game/rules';
import {
  ButtonLink,
  EmptyState,
  GradeBadge,
  Link,
  Money,
  Table,
  type TableColumn,
} from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';

export interface RacesAheadProps {
  /** The next first. */
  races: readonly ListedRace[];
  /** The server's time, ms. */
  now: number;
}

/** The next races of a track, each to its page. */
export function RacesAhead({ races, now }: RacesAheadProps) {
  if (races.length === 0) {
    return (
      <EmptyState
        title="No race is planned here"
        hint="Four of the six tracks race in a season; the others rest."
        action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
      />
    );
  }
  const columns: readonly TableColumn<ListedRace>[] = [
    {
      id: 'race',
      head: 'Race',
      cell: ({ id, name }) => <Link href={paths.race(id)}>{name}</Link>,
    },
    { id: 'when', head: 'Off', cell: ({ offAt }) => formatWhen(offAt, now), besideName: 'under' },
    {
      id: 'course',
      head: 'Course',
      cell: ({ distance, surface }) => `${formatMetres(distance)} ${surface}`,
      besideName: 'under',
    },
    {
      id: 'grade',
      head: 'Grade',
      cell: ({ grade }) => <GradeBadge grade={grade} />,
      besideName: 'behind',
      cardHead: false,
    },
    {
      id: 'entries',
      head: 'Entered',
      cell: (race) => `${standingOf(race).entered}/${race.maxEntries}`,
      numeric: true,
      besideName: 'under',
      cardHead: true,
    },
    {
      id: 'purse',
      head: 'Purse',
      cell: ({ purse }) => <Money amount={formatMoney(purse)} />,
      numeric: true,
      besideName: 'under',
    },
  ];
  return (
    <Table
      caption="Races ahead"
      captionHidden
      columns={columns}
      rows={races}
      rowId={({ id }) => id}
    />
  );
}
