import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { HouseMark } from '../../badges/HouseMark/HouseMark';
import { Money } from '../../badges/Money/Money';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import { rankColumn, rankedFigure, scoreColumn } from '../../horses/RankedName/rankColumn';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
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

/** Horses in their order of merit, by their faces. Where there is no room the figures run on under the name. */
export function HorseLeaderboard({
  caption,
  rows,
  myStableId,
  by = 'wins',
}: HorseLeaderboardProps) {
  const mine = ({ stableId }: HorseLeaderboardRow) => stableId === myStableId;
  const columns: readonly TableColumn<HorseLeaderboardRow>[] = [
    rankColumn(
      ({ portrait, silks }) => <HorsePortrait horse={portrait} silks={silks} size={56} />,
      { face: true },
    ),
    {
      id: 'horse',
      head: 'Horse',
      cell: (row) => (
        <span className={styles.said}>
          <span className={styles.name}>
            <Link href={row.horseHref} variant="quiet">
              {row.horse}
            </Link>{' '}
            {mine(row) && <OwnBadge />}
          </span>
          <span className={styles.summary}>{row.summary}</span>
        </span>
      ),
    },
    {
      id: 'stable',
      head: 'Stable',
      cell: ({ stable, stableHref, silks, house }) => (
        <span className={styles.stable}>
          <span className={styles.inColumns}>
            <Silks design={silks} size={24} decorative />
          </span>
          <Link href={stableHref} variant="quiet">
            {stable}
          </Link>{' '}
          {house && <HouseMark />}
        </span>
      ),
      besideName: 'under',
    },
    ...scoreColumn(by),
    { id: 'runs', head: 'Runs', cell: ({ runs }) => runs, numeric: true, ...rankedFigure(false) },
    {
      id: 'places',
      head: 'Places',
      cell: ({ places }) => places,
      numeric: true,
      ...rankedFigure(false),
    },
    {
      ...{ id: 'wins', head: 'Wins', numeric: true },
      cell: ({ wins }) => wins,
      ...rankedFigure(by === 'wins'),
    },
    {
      id: 'earnings',
      head: 'Earnings',
      cell: ({ earnings }) => <Money amount={earnings} />,
      numeric: true,
      ...rankedFigure(by === 'earnings'),
    },
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      nameColumn="horse"
      rows={rows}
      rowId={({ portrait }) => portrait.horseId}
      marked={mine}
    />
  );
}
