import type { PaperRun } from '@furlong/backend';
import { formatDistance, formatMoney } from '@furlong/game/rules';
import { Link, Money, Place, RaceLine, Table, type TableColumn, VisuallyHidden } from '@furlong/ui';
import { formatRatingChange } from '../../../shared/format/rating.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { trackName } from '../toStory.ts';

const columnsAt = (now: number): readonly TableColumn<PaperRun>[] => [
  {
    id: 'place',
    head: 'Place',
    cell: ({ place, runners }) => <Place place={place} of={runners} />,
    besideName: 'before',
  },
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse }) => (
      <Link href={paths.horse(horse.id)} variant="quiet">
        {horse.name}
      </Link>
    ),
  },
  {
    id: 'race',
    head: 'Race',
    cell: ({ race, at, grade, distance, trackId }) => (
      <RaceLine
        race={race.name}
        href={paths.race(race.id)}
        when={formatWhen(at, now)}
        where={`${grade}, ${formatDistance(distance)} at ${trackName(trackId)}`}
      />
    ),
    besideName: 'under',
    wholeLine: true,
  },
  {
    id: 'rating',
    head: 'Rating',
    cell: ({ ratingBefore, ratingAfter }) => formatRatingChange(ratingBefore, ratingAfter),
    numeric: true,
    besideName: 'under',
    cardHead: true,
  },
  {
    id: 'prize',
    head: 'Prize',
    cell: ({ prize }) => (prize === 0 ? '' : <Money amount={formatMoney(prize)} tone="gold" />),
    numeric: true,
    besideName: 'behind',
    cardHead: false,
  },
  {
    id: 'film',
    head: 'Film',
    cell: ({ race }) => (
      <Link href={paths.filmOfRace(race.id)}>
        Watch<VisuallyHidden> the {race.name}</VisuallyHidden>
      </Link>
    ),
    besideName: 'under',
  },
];

/** The runs of the player's horses, each with its film. */
export function OwnRuns({ runs, now }: { runs: readonly PaperRun[]; now: number }) {
  return (
    <Table
      caption="Runs of your horses, the last first"
      captionHidden
      columns={columnsAt(now)}
      rows={runs}
      rowId={({ id }) => id}
      nameColumn="horse"
    />
  );
}
