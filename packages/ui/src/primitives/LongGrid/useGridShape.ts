import { type RefObject, useLayoutEffect, useState } from 'react';

export interface GridShape {
  columns: number;
  /** Between two rows, px. */
  gap: number;
  /** How far below the top of the page the grid begins, px. */
  top: number;
}

/** How many columns a grid has room for, and where on the page it is; null until it is laid out. */
export function useGridShape(root: RefObject<HTMLElement | null>, columnMin: number) {
  const [shape, setShape] = useState<GridShape | null>(null);
  useLayoutEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const measure = () => {
      const next = shapeOf(grid, columnMin);
      setShape((before) =>
        before?.columns === next.columns && before.top === next.top && before.gap === next.gap
          ? before
          : next,
      );
    };
    measure();
    // What stands above it may grow as well as the room beside it.
    const sized = new ResizeObserver(measure);
    sized.observe(grid);
    sized.observe(document.body);
    return () => sized.disconnect();
  }, [root, columnMin]);
  return shape;
}

function shapeOf(grid: HTMLElement, columnMin: number): GridShape {
  const { width, top } = grid.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const column = (columnMin / 16) * rem;
  return {
    columns: Math.max(1, Math.floor((width + gap) / (column + gap))),
    gap,
    top: Math.round(top + window.scrollY),
  };
}
