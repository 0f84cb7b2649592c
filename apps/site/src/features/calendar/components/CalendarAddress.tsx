import { CalendarAddress as Address } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { renewSecretMutation } from '../mutations.ts';
import { calendarSecretQuery } from '../queries.ts';

/** The address at which the player's own calendar program follows the stable, made when it is wanted. */
export function CalendarAddress() {
  const { userId } = usePlayer();
  const secret = useQuery(calendarSecretQuery(userId));
  const { send, sent, refusal } = useIdempotentMutation<object, string>(
    renewSecretMutation(userId),
  );
  // Whoever is not told the address must not make another by mistake.
  if (secret.isLoadingError) {
    return <QueryFailed title="Your calendar’s address could not be loaded" queries={[secret]} />;
  }
  return (
    <Address
      address={
        secret.data ? new URL(paths.calendarFile(secret.data), window.location.origin).href : null
      }
      busy={sent !== null || secret.isFetching}
      refusal={refusal?.message ?? null}
      onMake={() => void send({})}
    />
  );
}
