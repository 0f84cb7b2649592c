import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment, useEffect, useRef } from 'react';
import { gap as gaps } from '../../theme/gap.css';
import * as grid from '../Grid/Grid.css';
import type { LongGridProps } from './LongGrid';
import * as styles from './LongGrid.css';
import { nearRows } from './nearRows';
import { recallRows, rememberRows } from './rememberedRows';
import type { GridShape } from './useGridShape';
import { useKeptFocus } from './useKeptFocus';
import { usePrinting } from './usePrinting';

export interface GridRowsProps<Item> extends Omit<LongGridProps<Item>, 'label' | 'cardHeight'> {
  /** About how high a row is, px. */
  rowHeight: number;
  shape: GridShape;
}

/** The rows of a grid that are near the screen. */
export function GridRows<Item>(props: GridRowsProps<Item>) {
  const { items, keyOf, renderItem, columnMin, rowHeight, total, visit } = props;
  const { gap = 'medium', shape } = props;
  const { columns } = shape;
  const count = Math.ceil(items.length / columns);
  const memory = `${visit} ${columns}`;
  const printing = usePrinting();
  const root = useRef<HTMLDivElement>(null);
  const focused = useKeptFocus(root, items, keyOf, columns);
  const rows: Virtualizer<Window, HTMLDivElement> = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap: shape.gap,
    overscan: 0,
    scrollMargin: shape.top,
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: recallRows(memory),
    useFlushSync: false,
    rangeExtractor: ({ startIndex, endIndex }) =>
      nearRows({
        ...{ first: startIndex, last: endIndex, count, columns, focused },
        upwards: rows.scrollDirection === 'backward',
      }),
  });
  useEffect(() => () => rememberRows(memory, rows.takeSnapshot()), [rows, memory]);

  const shown = printing
    ? Array.from({ length: count }, (_, index) => ({ index, start: 0 }))
    : rows.getVirtualItems();
  const height = printing ? 'auto' : `${rows.getTotalSize()}px`;
  return (
    <div
      ref={root}
      role="presentation"
      className={`${styles.rows} ${gaps[gap]}`}
      style={assignInlineVars({ [styles.down]: height })}
    >
      {shown.map(({ index, start }) => (
        <div
          key={index}
          role="presentation"
          ref={rows.measureElement}
          data-index={index}
          className={`${grid.grid} ${gaps[gap]} ${printing ? '' : styles.placed}`}
          style={assignInlineVars({
            [grid.columnMin]: `${columnMin / 16}rem`,
            [styles.down]: `${start - shape.top}px`,
          })}
        >
          {items.slice(index * columns, (index + 1) * columns).map((item, column) => (
            <Fragment key={keyOf(item)}>
              {renderItem(item, { position: index * columns + column + 1, of: total ?? -1 })}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}
