import type { Lens } from '@furlong/game/rules';
import { Stack, Tabs, Text } from '@furlong/ui';
import type { ReactNode } from 'react';
import type { BoardView } from '../boardAddress.ts';
import { lensTabs, type Ranked, sayLens } from '../lensWords.ts';

export interface LensTabsProps {
  ranked: Ranked;
  view: BoardView;
  onShow: (changes: Partial<BoardView>) => void;
  /** The board through the lens of the view. */
  children: ReactNode;
}

/** By what a board ranks, with a sentence that says how. */
export function LensTabs({ ranked, view, onShow, children }: LensTabsProps) {
  return (
    <Tabs<Lens>
      label={ranked === 'stables' ? 'What stables are ranked by' : 'What horses are ranked by'}
      tabs={lensTabs[ranked]}
      value={view.lens}
      onChange={({ value }) => onShow({ lens: value })}
    >
      <Stack gap="medium">
        <Text tone="muted">{sayLens(view.lens, ranked)}</Text>
        {children}
      </Stack>
    </Tabs>
  );
}
