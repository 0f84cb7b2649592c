import { gameErrors, type Silks, silksLook } from '@furlong/game/rules';
import { Button, Notice, Refusal, Text } from '@furlong/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { useStanding } from '../../../shared/time/useStanding.ts';
import { usePlayer } from '../../auth/index.ts';
import { changeSilksMutation } from '../mutations.ts';
import { availableQuery } from '../queries.ts';

/** How long a design has to stand before the server is asked about it, ms. */
const pause = 400;

interface RegistrationProps {
  /** The stable's colours as they are. */
  registered: Silks;
  design: Silks;
}

/** Says whether the design can be had, and registers it. */
export function Registration({ registered, design }: RegistrationProps) {
  const { userId } = usePlayer();
  const own = silksLook(design) === silksLook(registered);
  const asked = useStanding(design, pause);
  const available = useQuery({ ...availableQuery(userId, asked), enabled: !own });
  const { mutate, isPending, isSuccess, error, variables } = useMutation(
    changeSilksMutation(userId),
  );
  const answered = variables !== undefined && silksLook(variables) === silksLook(design);

  const known = silksLook(asked) === silksLook(design) ? available.data : undefined;
  const taken = !own && known !== undefined && known !== 'ok';
  const refused = !own && answered ? error : null;
  return (
    <>
      {own && isSuccess && answered && (
        <Notice tone="success">
          Registered. Your horses wear them in every race that still takes entries.
        </Notice>
      )}
      {own && !answered && <Text tone="muted">These are your stable’s colours.</Text>}
      {taken && <Notice tone="error">{gameErrors[known]}</Notice>}
      {!taken && refused !== null && <Refusal>{errorMessage(refused)}</Refusal>}
      {!own && known === 'ok' && refused === null && (
        <Text tone="muted">No other stable races in these.</Text>
      )}
      <Button busy={isPending} waiting={own || taken} onPress={() => mutate(design)}>
        Register these colours
      </Button>
    </>
  );
}
