import type { PastAutoOrder } from '@furlong/backend';
import { TrainingHistoryTable } from '@furlong/ui';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toTrainingRow } from '../toAutoTraining.ts';

export interface AutoHistoryProps extends Pick<ShowMoreProps, 'pages'> {
  /** The newest first. */
  orders: readonly PastAutoOrder[];
}

/** What the auto-trainer has done for the stable, order by order. */
export function AutoHistory({ orders, pages }: AutoHistoryProps) {
  const now = useNow(30_000);
  return (
    <>
      <TrainingHistoryTable rows={orders.map((order) => toTrainingRow(order, now))} />
      <ShowMore count={orders.length} of="program" pages={pages} />
    </>
  );
}
