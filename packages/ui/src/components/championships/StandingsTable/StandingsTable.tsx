import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Tag } from '../../../primitives/Tag/Tag';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import type { Tone } from '../../../theme/tone';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './StandingsTable.css';

/**
 * How near a horse is to the final: nobody can pass it, it would run, it still can, it no longer can; once the
 * fields are drawn whether it runs in the final, in the consolation or in neither.
 */
export type StandingState = 'safe' | 'in' | 'reachable' | 'out' | 'final' | 'consolation';

export interface StandingsRow {
  horseId: string;
  /** From 1. */
  rank: number;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  /** Such as "38", or "12½" after a dead heat. */
  points: string;
  /** In the division's qualifiers. */
  wins: number;
  state: StandingState;
  /** What its state rests on beside its points, such as "Won its way in"; null for points alone. */
  byRight: string | null;
}

export interface StandingsTableProps {
  /** Names the table: "Mile standings". */
  caption: string;
  /** Where the cut is, such as "Cut: 38 points"; left out before there is one. */
  cut?: string;
  /** By rank. */
  rows: readonly StandingsRow[];
  /** The last rank above the cut, under which a line is drawn; null for none. */
  cutBelow: number | null;
  /** The player's own, which are marked. */
  myHorseIds?: readonly string[];
}

const words: Record<StandingState, { said: string; tone: Tone }> = {
  safe: { said: 'Safe', tone: 'positive' },
  in: { said: 'In', tone: 'info' },
  reachable: { said: 'Can still get in', tone: 'caution' },
  out: { said: 'Out', tone: 'neutral' },
  final: { said: 'In the final', tone: 'positive' },
  consolation: { said: 'In the consolation', tone: 'info' },
};

/** A division's horses by their points. Where there is no room for columns each is told in two lines. */
export function StandingsTable({
  caption,
  cut,
  rows,
  cutBelow,
  myHorseIds = [],
}: StandingsTableProps) {
  const mine = ({ horseId }: StandingsRow) => myHorseIds.includes(horseId);
  const columns: readonly TableColumn<StandingsRow>[] = [
    {
      id: 'rank',
      head: 'Rank',
      cell: ({ rank, silks, stable, stableHref }) => (
        <span className={styles.ranked}>
          <Place place={rank} leading={rank <= 3} />
          {/* Where there is no room for the stable's name its colours lead to it. */}
          <span className={styles.onCards}>
            <Link href={stableHref} variant="quiet">
              <Silks design={silks} size={36} decorative />
              <VisuallyHidden>{stable}</VisuallyHidden>
            </Link>
          </span>
          <span className={styles.inColumns}>
            <Silks design={silks} size={36} decorative />
          </span>
        </span>
      ),
      besideName: 'aside',
    },
    {
      id: 'horse',
      head: 'Horse',
      cell: (row) => <Runner row={row} mine={mine(row)} />,
    },
    {
      id: 'wins',
      head: 'Wins',
      cell: ({ wins }) => (
        <>
          {wins}
          <span className={styles.onCards}> {wins === 1 ? 'win' : 'wins'}</span>
        </>
      ),
      numeric: true,
      besideName: 'under',
    },
    {
      id: 'state',
      head: 'Final',
      cell: ({ state, byRight }) => (
        <Tag tone={words[state].tone}>{byRight ?? words[state].said}</Tag>
      ),
      besideName: 'under',
    },
    {
      id: 'points',
      head: 'Points',
      cell: ({ points }) => <span className={styles.points}>{points}</span>,
      numeric: true,
      besideName: 'behind',
    },
  ];
  return (
    <Table
      caption={caption}
      captionNote={cut && <span className={styles.cut}>{cut}</span>}
      columns={columns}
      nameColumn="horse"
      rows={rows}
      rowId={({ horseId }) => horseId}
      marked={mine}
      ruled={({ rank }) => rank === cutBelow}
    />
  );
}

function Runner({ row, mine }: { row: StandingsRow; mine: boolean }) {
  const { horse, horseHref, portrait, silks, stable, stableHref } = row;
  return (
    <span className={styles.runner}>
      <span className={styles.inColumns}>
        <HorsePortrait horse={portrait} silks={silks} size={40} />
      </span>
      <span className={styles.names}>
        <span className={styles.horse}>
          <Link href={horseHref} variant="quiet">
            {horse}
          </Link>{' '}
          {mine && <OwnBadge />}
        </span>
        <span className={styles.inColumns}>
          <span className={styles.stable}>
            <Link href={stableHref} variant="quiet">
              {stable}
            </Link>
          </span>
        </span>
      </span>
    </span>
  );
}
