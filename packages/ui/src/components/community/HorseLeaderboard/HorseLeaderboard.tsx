import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Tag } from '../../../primitives/Tag/Tag';
import { Money } from '../../badges/Money/Money';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import * as rankedName from '../../horses/RankedName/RankedName.css';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { faceSize } from './faceSize';
import * as styles from './HorseLeaderboard.css';

export interface HorseLeaderboardRow {
  /** From 1; horses that are level share it. */
  rank: number;
  horse: string;
  horseHref: string;
  portrait: PortraitHorse;
  /** Coat, age and sex: "4-year-old Bay Filly". */
  summary: string;
  stableId: string;
  stable: string;
  stableHref: string;
  silks: SilksDesign;
  runs: number;
  /** First, second or third. */
  places: number;
  wins: number;
  /** Prize money, such as "$212,500". */
  earnings: string;
  /** Of the house, which is said. */
  house: boolean;
  /** What it is ranked by, where that is none of the others: "21.4 %". */
  score?: string;
}

export interface HorseLeaderboardProps {
  /** Names the table, which its page's heading does for those who see it. */
  caption: string;
  /** In the order they are shown: the host sorts. */
  rows: readonly HorseLeaderboardRow[];
  /** The player's own stable, whose horses are marked. */
  myStableId?: string;
  /**
   * What the rows are ranked by, which a phone shows beside the name: a column, or the head of that of the scores.
   * @default 'wins'
   */
  by?: 'wins' | 'earnings' | { head: string };
}

/** Horses in their order of merit, by their faces. Where there is no room each is a row of two lines. */
export function HorseLeaderboard({
  caption,
  rows,
  myStableId,
  by = 'wins',
}: HorseLeaderboardProps) {
  const mine = ({ stableId }: HorseLeaderboardRow) => stableId === myStableId;
  const columns: readonly TableColumn<HorseLeaderboardRow>[] = [
    {
      id: 'horse',
      head: 'Horse',
      cell: (row) => (
        <span className={rankedName.root}>
          <span className={rankedName.place}>
            <Place place={row.rank} label="Rank" leading={row.rank <= 3} />
          </span>
          <span className={styles.face} data-first={row.rank === 1 || undefined}>
            <HorsePortrait horse={row.portrait} silks={row.silks} size={faceSize(row.rank)} />
          </span>
          <span className={styles.said}>
            <span className={rankedName.name}>
              <Link href={row.horseHref} variant="quiet">
                {row.horse}
              </Link>{' '}
              {mine(row) && <OwnBadge />}
            </span>
            <span className={styles.summary}>{row.summary}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'stable',
      head: 'Stable',
      cell: ({ stable, stableHref, silks, house }) => (
        <span className={styles.stable}>
          <Silks design={silks} size={24} decorative />
          <Link href={stableHref} variant="quiet">
            {stable}
          </Link>
          {house && <Tag>House</Tag>}
        </span>
      ),
    },
    ...scoreColumn(by),
    { id: 'runs', head: 'Runs', cell: ({ runs }) => runs, numeric: true },
    { id: 'places', head: 'Places', cell: ({ places }) => places, numeric: true },
    {
      ...{ id: 'wins', head: 'Wins', numeric: true },
      cell: ({ wins }) => wins,
      ...(by === 'wins' && { besideName: 'behind' }),
    },
    {
      id: 'earnings',
      head: 'Earnings',
      cell: ({ earnings }) => <Money amount={earnings} />,
      numeric: true,
      ...(by === 'earnings' && { besideName: 'behind' }),
    },
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ portrait }) => portrait.horseId}
      marked={mine}
    />
  );
}

const scoreColumn = (
  by: NonNullable<HorseLeaderboardProps['by']>,
): readonly TableColumn<HorseLeaderboardRow>[] =>
  typeof by === 'string'
    ? []
    : [
        {
          ...{ id: 'score', head: by.head, numeric: true, besideName: 'behind' },
          cell: ({ score }) => score,
        },
      ];
