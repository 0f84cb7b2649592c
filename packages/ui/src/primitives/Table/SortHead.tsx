import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon';
import * as styles from './SortHead.css';
import type { SortDirection, TableColumn, TableSort } from './Table';

const arrows = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

interface SortHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** Head of a column. A press sorts by it, and a second one the other way round. */
export function SortHead<Row>({ column, sort, onSort }: SortHeadProps<Row>) {
  const { id, head, numeric = false, sortable = false } = column;
  const className = numeric ? styles.figureHead : styles.columnHead;
  // "Re-runs" would break at its hyphen.
  const oneWord = !head.includes(' ') || undefined;
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={className} data-one-word={oneWord} data-silent>
        {head}
      </th>
    );
  }
  const sorted = sort?.column === id ? sort.direction : 'none';
  return (
    <th scope="col" className={className} data-one-word={oneWord} aria-sort={sorted}>
      <button
        type="button"
        className={styles.sorter}
        onClick={() => onSort({ column: id, direction: next(sorted, numeric) })}
      >
        {head}
        <Icon icon={arrows[sorted]} size="xsmall" className={styles.arrow} />
      </button>
    </th>
  );
}

function next(sorted: SortDirection | 'none', numeric: boolean): SortDirection {
  if (sorted === 'none') return numeric ? 'descending' : 'ascending';
  return sorted === 'ascending' ? 'descending' : 'ascending';
}
