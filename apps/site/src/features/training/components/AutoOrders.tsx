import type { ActiveAutoOrder, AutoOrder, OwnHorse } from '@furlong/backend';
import { AutoTrainingList, Refusal, type SilksDesign, Stack } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { useSeeLeftOutSessions } from '../../stable/index.ts';
import { stopAutoTrainingMutation } from '../mutations.ts';
import { toAutoTrainingItem } from '../toAutoTraining.ts';

export interface AutoOrdersProps {
  /** The next session first. */
  orders: readonly ActiveAutoOrder[];
  horses: readonly OwnHorse[];
  silks: SilksDesign;
}

/** The horses that are in auto-training, each with its countdown and the button that stops it. */
export function AutoOrders({ orders, horses, silks }: AutoOrdersProps) {
  const { userId } = usePlayer();
  const { send, sent, refusal } = useIdempotentMutation<{ horseId: string }, AutoOrder>(
    stopAutoTrainingMutation(userId),
  );
  useSeeLeftOutSessions(userId, orders);
  const now = useNow(60_000);
  const refused = refusal && orders.some(({ horseId }) => horseId === refusal.input.horseId);
  return (
    <Stack gap="small">
      {/* Beside the button, unless its line has gone meanwhile. */}
      {refusal && !refused && <Refusal>{refusal.message}</Refusal>}
      <AutoTrainingList
        items={orders.flatMap((order) => {
          const horse = horses.find(({ id }) => id === order.horseId);
          // A horse that has just left the stable has no line any more.
          if (horse === undefined) return [];
          return {
            ...toAutoTrainingItem(order, horse, silks, now),
            countdown: <NextSession key={order.id} at={order.nextAt} />,
            ...(refusal?.input.horseId === order.horseId && { refusal: refusal.message }),
          };
        })}
        {...(sent && { stopping: sent.horseId })}
        onStop={(input) => void send(input)}
      />
    </Stack>
  );
}

function NextSession({ at }: { at: number }) {
  return <CountdownTo at={at} label="Next session in" done="Session begins now" />;
}
