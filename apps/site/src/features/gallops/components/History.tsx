import type { Gallop } from '@furlong/backend';
import { GallopsTable } from '@furlong/ui';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toGallopLine } from '../toGallops.ts';

export interface HistoryProps extends Pick<ShowMoreProps, 'pages'> {
  /** The newest first. */
  gallops: readonly Gallop[];
}

/** All gallops of a horse, one by one. */
export function History({ gallops, pages }: HistoryProps) {
  const now = useNow(60_000);
  return (
    <>
      <GallopsTable rows={gallops.map((gallop) => toGallopLine(gallop, now))} />
      <ShowMore count={gallops.length} of="gallop" pages={pages} />
    </>
  );
}
