import type { OwnHorse } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { RetireHorse } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { usePlayer } from '../../auth/index.ts';
import { useGiveBack } from '../../market/index.ts';
import { retireMutation } from '../mutations.ts';

/** The button that retires a horse of the player's, and the question before it does. */
export function Retirement({ horse }: { horse: OwnHorse }) {
  const { send, sent, refusal, forget } = useIdempotentMutation(retireMutation(usePlayer().userId));
  return (
    <RetireHorse
      horse={horse.name}
      record={`${pluralize(horse.wins, 'win')} from ${horse.runs} and ${formatMoney(horse.earnings)} in prizes`}
      pieces={horse.equipment.length}
      givesUp={useGiveBack(horse, 'retired')}
      progress={
        refusal === null
          ? { state: sent === null ? 'idle' : 'busy' }
          : { state: 'refused', refusal: refusal.message }
      }
      onRetire={() => void send({ horseId: horse.id })}
      onAsk={forget}
    />
  );
}
