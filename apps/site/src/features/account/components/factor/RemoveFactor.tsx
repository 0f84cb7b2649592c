import { Stack, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { removeFactorMutation } from '../../securityMutations.ts';
import { CodeForm } from '../CodeForm.tsx';

export interface RemoveFactorProps {
  factorId: string;
  name: string;
  /** Whether a login asks for a password alone afterwards. */
  isLast: boolean;
  userId: string;
  onEnd: () => void;
}

/** The second step: a code of the app that goes. */
export function RemoveFactor({ factorId, name, isLast, userId, onEnd }: RemoveFactorProps) {
  const { mutate, isPending, error } = useMutation(removeFactorMutation(userId));
  return (
    <Stack gap="small">
      <Text>
        {`Remove ${name || 'this app'}?${isLast ? ' A login asks for your password alone then, and your recovery codes go with it.' : ''}`}
      </Text>
      <CodeForm
        submit="Remove It"
        variant="danger"
        busy={isPending}
        error={error}
        onCancel={onEnd}
        onSend={({ code }) => mutate({ factorId, code }, { onSuccess: onEnd })}
      />
    </Stack>
  );
}
