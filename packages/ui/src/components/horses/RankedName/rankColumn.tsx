import type { ReactNode } from 'react';
import type { TableColumn } from '../../../primitives/Table/Table';
import { Place } from '../../badges/Place/Place';
import * as styles from './rankColumn.css';

/**
 * The column before the names of a table in order of merit: the rank, and the colours or the face after it.
 * @param face it is a face, which needs more room than colours
 */
export function rankColumn<Row extends { rank: number }>(
  likeness: (row: Row) => ReactNode,
  { face = false } = {},
): TableColumn<Row> {
  return {
    id: 'rank',
    head: 'Rank',
    cell: (row) => (
      <span className={styles.ranked}>
        <Place place={row.rank} leading={row.rank <= 3} />
        <span className={styles.likeness}>{likeness(row)}</span>
      </span>
    ),
    besideName: 'aside',
    face,
  };
}

/** Of a figure in such a table: on a phone what it is ranked by stands behind the name, and the others under it. */
export const rankedFigure = (ranksBy: boolean) =>
  ({ besideName: ranksBy ? 'behind' : 'under', cardHead: true }) as const;

/** The column of what the rows are ranked by, where that is none of the others. */
export function scoreColumn<Row extends { score?: string }>(
  by: string | { head: string },
): readonly TableColumn<Row>[] {
  if (typeof by === 'string') return [];
  return [
    {
      ...{ id: 'score', head: by.head, numeric: true, besideName: 'behind', cardHead: true },
      cell: ({ score }) => score,
    },
  ];
}
