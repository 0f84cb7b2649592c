import { EmptyState, Grid, SearchField, Stack } from '@furlong/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { ShowMore } from '../page/ShowMore.tsx';
import { useListPages } from '../page/useListPages.ts';

/** Horses that are shown at first: they fill a screen. */
const page = 12;

export interface HorsesToChooseProps<Horse> {
  horses: readonly Horse[];
  /** The horse chosen, which is among the first that are shown; null while none is. */
  horseId: string | null;
  /** Narrowest card in px. */
  columnMin: number;
  /** Draws a horse's card. */
  children: (horse: Horse) => ReactNode;
}

/** Horses to choose from: as many as fill a screen, and a search by name where there are more. */
export function HorsesToChoose<Horse extends { id: string; name: string }>({
  horses,
  horseId,
  columnMin,
  children,
}: HorsesToChooseProps<Horse>) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = horses.filter(({ name }) => name.toLowerCase().includes(wanted));
  const pages = useListPages(found, page, found.findIndex(({ id }) => id === horseId) + 1);
  return (
    <Stack gap="medium">
      {horses.length > page && (
        <Grid columnMin={columnMin} gap="small">
          <SearchField
            label="Find a horse"
            value={text}
            onChange={({ value }) => setText(value)}
            placeholder="Name"
          />
        </Grid>
      )}
      {found.length === 0 && (
        <EmptyState why="nothingFound" title={`No horse of yours is called “${text.trim()}”`} />
      )}
      <Grid columnMin={columnMin} gap="small">
        {pages.shown.map((horse) => (
          <Fragment key={horse.id}>{children(horse)}</Fragment>
        ))}
      </Grid>
      {horses.length > page && (
        <ShowMore count={pages.shown.length} of="horse" total={found.length} pages={pages} />
      )}
    </Stack>
  );
}
