import { type ReactNode, useRef } from 'react';
import { gap as gaps } from '../../theme/gap.css';
import type { Space } from '../../theme/space';
import { GridRows } from './GridRows';
import { useGridShape } from './useGridShape';

/** Where in a feed an article stands, from 1, and among how many; -1 if nobody knows. */
export interface FeedPlace {
  position: number;
  of: number;
}

export interface LongGridProps<Item> {
  /** Names the feed to who does not see it. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An `article` that says its place. */
  renderItem: (item: Item, place: FeedPlace) => ReactNode;
  /** Narrowest column in px. */
  columnMin: number;
  /**
   * About how high a card is, px, among others in its line and alone in it; each row is measured once it is
   * shown.
   */
  cardHeight: { inLine: number; alone: number };
  /** How many there are with those that are not among `items` yet; left out if nobody knows. */
  total?: number | undefined;
  /** Names this visit: whoever comes back to it finds the rows as high as they were. */
  visit: string;
  /** @default 'medium' */
  gap?: Space;
}

/**
 * A grid of any length: only the rows near the screen are in the document, and the row that has the focus.
 * It scrolls with the window. On paper it has all its rows.
 */
export function LongGrid<Item>({
  label,
  columnMin,
  cardHeight,
  gap = 'medium',
  ...content
}: LongGridProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const shape = useGridShape(root, columnMin);
  return (
    <div ref={root} role="feed" aria-label={label} className={gaps[gap]}>
      {shape && (
        <GridRows
          key={shape.columns}
          {...content}
          rowHeight={shape.columns === 1 ? cardHeight.alone : cardHeight.inLine}
          columnMin={columnMin}
          gap={gap}
          shape={shape}
        />
      )}
    </div>
  );
}
