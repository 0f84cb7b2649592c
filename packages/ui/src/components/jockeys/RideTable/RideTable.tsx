import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Tag } from '../../../primitives/Tag/Tag';
import { TwoLines } from '../../../primitives/TwoLines/TwoLines';
import { Chance } from '../../badges/Chance/Chance';
import { Distance } from '../../badges/Distance/Distance';
import { Money } from '../../badges/Money/Money';
import { Place } from '../../badges/Place/Place';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { RaceLine } from '../../races/RaceLine/RaceLine';
import * as styles from './RideTable.css';

/** How a ride ended, or what is known of one ahead. */
export type RideOutcome =
  | { type: 'ran'; place: number; of: number }
  | { type: 'booked' }
  | { type: 'asked' };

export interface RideRow {
  id: string;
  race: string;
  raceHref: string;
  /** The track. */
  where: string;
  metres: number;
  /** When it goes off, or went. */
  when: string;
  horse: string;
  horseHref: string;
  stable: string;
  stableHref: string;
  silks: SilksDesign;
  outcome: RideOutcome;
  /** Of winning in the morning line, such as "18%"; null without one, and before it. */
  chance: string | null;
  /** Such as "$2,500"; null of a ride ahead. */
  prize: string | null;
}

export interface RideTableProps {
  caption: string;
  /** All of them over, or all ahead. */
  rows: readonly RideRow[];
}

const known: readonly TableColumn<RideRow>[] = [
  {
    id: 'race',
    head: 'Race',
    cell: ({ race, raceHref, where, metres, when }) => (
      <RaceLine
        race={race}
        href={raceHref}
        when={when}
        where={
          <>
            {where}, <Distance metres={metres} />
          </>
        }
      />
    ),
  },
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse, horseHref, stable, stableHref, silks }) => (
      <span className={styles.mount}>
        <span className={styles.colours}>
          <Silks design={silks} size={28} decorative />
        </span>
        <TwoLines
          second={
            <Link href={stableHref} variant="quiet">
              {stable}
            </Link>
          }
        >
          <Link href={horseHref} variant="quiet">
            {horse}
          </Link>
        </TwoLines>
      </span>
    ),
    besideName: 'under',
    wholeLine: true,
  },
  {
    id: 'outcome',
    head: 'Result',
    cell: ({ outcome }) => <Outcome outcome={outcome} />,
    besideName: 'behind',
    cardHead: false,
  },
];

const over: readonly TableColumn<RideRow>[] = [
  ...known,
  {
    id: 'chance',
    head: 'Chance',
    cell: ({ chance }) => chance !== null && <Chance chance={chance} />,
    numeric: true,
    besideName: 'under',
    cardHead: true,
  },
  {
    id: 'prize',
    head: 'Prize',
    cell: ({ prize }) => prize !== null && <Money amount={prize} />,
    numeric: true,
    besideName: 'under',
  },
];

const ahead = known.map((column) =>
  column.id === 'outcome' ? { ...column, head: 'Booking' } : column,
);

/** Rides of one jockey: the race, the horse in its colours, and what came of it. */
export function RideTable({ caption, rows }: RideTableProps) {
  const ran = rows.some(({ outcome }) => outcome.type === 'ran');
  return (
    <Table
      caption={caption}
      captionHidden
      columns={ran ? over : ahead}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}

function Outcome({ outcome }: { outcome: RideOutcome }) {
  if (outcome.type === 'ran') return <Place place={outcome.place} of={outcome.of} />;
  return outcome.type === 'booked' ? (
    <Tag tone="positive">Booked</Tag>
  ) : (
    <Tag tone="neutral">Asked for</Tag>
  );
}
