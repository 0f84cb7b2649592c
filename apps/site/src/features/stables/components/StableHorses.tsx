import type { Horse } from '@furlong/backend';
import {
  ageInSeason,
  formatMoney,
  gender,
  ratingBand,
  type Silks,
  seasonAt,
} from '@furlong/game/rules';
import {
  EmptyState,
  FormGuide,
  HorsePortrait,
  Link,
  Money,
  RatingBadge,
  Table,
  type TableColumn,
} from '@furlong/ui';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { paths } from '../../../shared/paths.ts';

/** How many of the last runs a list shows. */
const shownRuns = 5;

export interface StableHorsesProps {
  /** The highest rated first. */
  horses: readonly Horse[];
  /** The stable's colours. */
  silks: Silks;
  /** The server's time, ms. */
  now: number;
}

/** The horses of a stable, each to its page. */
export function StableHorses({ horses, silks, now }: StableHorsesProps) {
  if (horses.length === 0) {
    return <EmptyState title="No horses" hint="This stable has no horse at the moment." />;
  }
  const describe = ({ birthSeason, sex }: Horse) => {
    const age = ageInSeason(birthSeason, seasonAt(now));
    return `${age}-year-old ${gender(sex, age)}`;
  };
  const columns: readonly TableColumn<Horse>[] = [
    {
      id: 'face',
      head: 'Face',
      cell: (horse) => <HorsePortrait horse={portraitOf(horse, now)} silks={silks} size={44} />,
      besideName: 'aside',
    },
    {
      id: 'name',
      head: 'Horse',
      cell: ({ id, name }) => <Link href={paths.horse(id)}>{name}</Link>,
    },
    { id: 'age', head: 'Age and sex', cell: describe, besideName: 'under' },
    { id: 'specialty', head: 'Specialty', cell: ({ specialty }) => specialty, besideName: 'under' },
    {
      id: 'form',
      head: 'Form',
      cell: ({ form }) => <FormGuide form={form.slice(-shownRuns)} />,
      besideName: 'under',
    },
    {
      id: 'wins',
      head: 'Wins',
      cell: ({ wins, runs }) => `${wins} of ${runs}`,
      numeric: true,
      besideName: 'under',
      cardHead: true,
    },
    {
      id: 'earnings',
      head: 'Earnings',
      cell: ({ earnings }) => <Money amount={formatMoney(earnings)} />,
      numeric: true,
      besideName: 'under',
    },
    {
      id: 'rating',
      head: 'Rating',
      cell: ({ rating }) => <RatingBadge rating={rating} band={ratingBand(rating)} />,
      numeric: true,
      besideName: 'behind',
      cardHead: false,
    },
  ];
  return (
    <Table
      caption="Horses, highest rated first"
      captionHidden
      nameColumn="name"
      columns={columns}
      rows={horses}
      rowId={({ id }) => id}
    />
  );
}
