import type { ReactNode } from 'react';
import * as cells from './Cell.css';
import { SortHead } from './SortHead';
import * as styles from './Table.css';

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** `id` of the column the rows are sorted by. */
  column: string;
  direction: SortDirection;
}

export interface TableColumn<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of the cell, and are sorted from the greatest first. */
  numeric?: boolean;
  sortable?: boolean;
  /**
   * Where a row is a card, its cell stands on the line of the row's name: before it, without its
   * head, or behind it; or `under` it, where such cells run on as a sentence does, without their heads;
   * or `aside`, before all lines of the row, as a place with its colours does. Left out, it stands below.
   */
  besideName?: 'before' | 'behind' | 'under' | 'aside';
  /**
   * Where a row is a card, whether its head stands with the cell: before what runs on `under` the name, above
   * what stands elsewhere. Left out, only what runs on has none.
   */
  cardHead?: boolean;
  /** Of a cell `aside`: it has the room of a face, not of colours alone. */
  face?: boolean;
  /** On a phone, where a row is a card, its cell has a line to itself. */
  wholeLine?: boolean;
}

/** Whether the heads of sortable columns can be pressed. */
export type TableSorting =
  | {
      /** Left out while the rows are in an order of their own. */
      sort?: TableSort;
      onSort: (sort: TableSort) => void;
    }
  | { sort?: never; onSort?: never };

interface TableContent<Row> {
  /** Names the table. */
  caption: string;
  /** The caption is only heard, where a heading says it already. */
  captionHidden?: boolean;
  /** What stands at the end of the caption's line, such as that a result is official. */
  captionNote?: ReactNode;
  columns: readonly TableColumn<Row>[];
  /** In the order they are shown: the host sorts. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** `id` of the column that names the row; left out, the first does. */
  nameColumn?: string;
  /** Rows of the player's own, which are marked by a rail. The row says so in words as well. */
  marked?: (row: Row) => boolean;
  /** The row under which a line parts the rows, such as the last that would run in a final. */
  ruled?: (row: Row) => boolean;
}

export type TableProps<Row> = TableContent<Row> & TableSorting;

/**
 * How much room its columns want: two, and a name with the figures that belong on its line, have it on
 * the smallest phone.
 */
function breadthOf(
  columns: readonly Pick<TableColumn<never>, 'id' | 'numeric' | 'besideName'>[],
  nameColumn: string | undefined,
): 'few' | 'some' | 'several' | 'many' | 'most' {
  const onOneLine = columns.every(
    ({ id, besideName }) => id === nameColumn || besideName === 'behind',
  );
  if (columns.length <= 2 || onOneLine) return 'few';
  if (columns.length <= 5) return 'some';
  // Words want the room of two figures.
  const figures = columns.reduce(
    (sum, { numeric, besideName }) =>
      sum + (numeric || besideName === 'before' || besideName === 'aside' ? 1 : 2),
    0,
  );
  if (figures <= 9) return 'several';
  return figures <= 13 ? 'many' : 'most';
}

/**
 * Rows and columns whose heads stay in sight, and sort where they can. Where there is no room for
 * columns each row becomes a card.
 */
export function Table<Row>({
  caption,
  captionHidden = false,
  captionNote,
  columns,
  rows,
  rowId,
  nameColumn = columns[0]?.id,
  sort,
  onSort,
  marked,
  ruled,
}: TableProps<Row>) {
  const lined = columns.some(({ besideName }) => besideName !== undefined);
  const beside = columns.filter(({ id }) => id !== nameColumn);
  const inThrees = !lined && beside.length % 3 === 0;
  const figures = inThrees && beside.every(({ numeric }) => numeric);
  const faced = columns.some(({ face }) => face);
  return (
    <div className={styles.root} data-columns={breadthOf(columns, nameColumn)}>
      <table className={styles.table}>
        <caption className={captionHidden ? styles.hiddenCaption : styles.caption}>
          {captionNote === undefined ? (
            caption
          ) : (
            <span className={styles.captionLine}>
              {caption} {captionNote}
            </span>
          )}
        </caption>
        <thead className={styles.head}>
          <tr className={styles.heads}>
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              className={styles.row}
              data-marked={marked?.(row) || undefined}
              data-ruled={ruled?.(row) || undefined}
              data-lined={lined || undefined}
              data-in-threes={inThrees || undefined}
              data-figures={figures || undefined}
              data-faced={faced || undefined}
            >
              {columns.map(({ id, head, cell, numeric, besideName, cardHead, wholeLine }) =>
                id === nameColumn ? (
                  <th key={id} scope="row" className={cells.rowHead}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    data-head={head}
                    data-beside={besideName}
                    data-card-head={cardHead}
                    data-whole-line={wholeLine || undefined}
                    className={numeric ? cells.figureCell : cells.cell}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
