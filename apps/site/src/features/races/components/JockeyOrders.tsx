import type { Horse, Race } from '@furlong/backend';
import type { RunningStyle } from '@furlong/game/rules';
import { Select, Skeleton } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { runningStyles } from '../../../shared/format/runningStyle.ts';
import { QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { giveOrdersMutation } from '../mutations.ts';
import { jockeyOrdersQuery } from '../queries.ts';

interface JockeyOrdersProps {
  race: Pick<Race, 'id'>;
  runner: { horseId: string; horse: Pick<Horse, 'name' | 'style'> };
  playerId: string;
}

const styles: readonly RunningStyle[] = [0, 1, 2, 3];

/** How the jockey of an own runner is to ride: as the horse likes it, or in another of the four styles. */
export function JockeyOrders({ race, runner, playerId }: JockeyOrdersProps) {
  const { horse, horseId } = runner;
  const orders = useQuery(jockeyOrdersQuery(playerId, race.id));
  const { send, sent, refusal } = useIdempotentMutation(giveOrdersMutation(playerId));

  if (orders.isError) {
    return <QueryFailed title="Your orders could not be loaded" queries={[orders]} />;
  }
  if (!orders.data) return <Skeleton height="5.5rem" />;
  const style = sent?.style ?? orders.data.get(horseId) ?? horse.style;
  return (
    <Select
      label={`Orders for ${horse.name}`}
      options={styles.map((each) => ({
        value: String(each),
        label: each === horse.style ? `${runningStyles[each]}, its own way` : runningStyles[each],
      }))}
      value={String(style)}
      hint="The jockey alone hears them. They show on the racecard once entries close."
      {...(refusal && { error: refusal.message })}
      onChange={({ value }) => {
        const chosen = styles.find((each) => String(each) === value);
        if (chosen !== undefined) void send({ raceId: race.id, horseId, style: chosen });
      }}
    />
  );
}
