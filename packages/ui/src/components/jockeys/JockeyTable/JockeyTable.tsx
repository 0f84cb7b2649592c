import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Money } from '../../badges/Money/Money';
import { rankColumn } from '../../horses/RankedName/rankColumn';
import type { LineRangeProps } from '../../statistics/LineRange/LineRange';
import { LineCell } from '../../statistics/StrikeRateTable/LineCell';
import { JockeyPortrait } from '../JockeyPortrait/JockeyPortrait';
import { JockeySkill } from '../JockeySkill/JockeySkill';
import * as styles from './JockeyTable.css';

export interface JockeyTableRow {
  licence: number;
  /** From 1; jockeys that are level share it. */
  rank: number;
  name: string;
  href: string;
  skill: { value: number; word: string };
  /** Such as "212"; likewise the figures that follow. */
  rides: string;
  wins: string;
  /** Such as "14%"; empty where the rides are too few for a rate. */
  winRate: string;
  /** Against the morning line; null where it does not tell yet. */
  range: Omit<LineRangeProps, 'size'> | null;
  /** The places of the last rides, newest last: 1 to 9, 0 for tenth or worse. */
  figures: string;
  /** Prize money won for owners, such as "$212,500". */
  earnings: string;
}

export interface JockeyTableProps {
  /** Names the table, which its page's heading does for those who see it. */
  caption: string;
  /** In the order they are shown: the host sorts. */
  rows: readonly JockeyTableRow[];
}

const columns: readonly TableColumn<JockeyTableRow>[] = [
  rankColumn(({ licence }) => <JockeyPortrait licence={licence} size={56} />, { face: true }),
  {
    id: 'jockey',
    head: 'Jockey',
    cell: ({ name, href }) => (
      <Link href={href} variant="quiet">
        {name}
      </Link>
    ),
  },
  {
    id: 'skill',
    head: 'Skill',
    cell: ({ skill }) => <JockeySkill skill={skill.value} word={skill.word} small />,
    besideName: 'under',
  },
  {
    id: 'won',
    head: 'Won',
    cell: ({ wins, winRate }) => (
      <span className={styles.count}>
        {wins} <span className={styles.rate}>{winRate}</span>
      </span>
    ),
    numeric: true,
    besideName: 'behind',
    cardHead: true,
  },
  {
    id: 'rides',
    head: 'Rides',
    cell: ({ rides }) => rides,
    numeric: true,
    besideName: 'under',
    cardHead: true,
  },
  {
    id: 'line',
    head: 'Against the line',
    cell: ({ range }) => range && <LineCell range={range} />,
    besideName: 'under',
    cardHead: true,
  },
  {
    id: 'form',
    head: 'Last rides',
    cell: ({ figures }) => <span className={styles.figures}>{figures === '' ? '–' : figures}</span>,
    numeric: true,
    besideName: 'under',
    cardHead: true,
  },
  {
    id: 'earnings',
    head: 'Prize money',
    cell: ({ earnings }) => <Money amount={earnings} />,
    numeric: true,
    besideName: 'under',
  },
];

/** The jockeys in their order, by their faces: how well they ride, and what has come of it. */
export function JockeyTable({ caption, rows }: JockeyTableProps) {
  const lined = rows.some(({ range }) => range !== null);
  return (
    <Table
      caption={caption}
      captionHidden
      columns={lined ? columns : columns.filter(({ id }) => id !== 'line')}
      nameColumn="jockey"
      rows={rows}
      rowId={({ licence }) => String(licence)}
    />
  );
}
