import { Button, Heading, Inline, Skeleton, Stack, Text } from '@furlong/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { anyFailed, QueryFailed } from '../../../../shared/page/QueryFailed.tsx';
import { myRecoveryCodesQuery } from '../../queries.ts';
import { renewCodesMutation } from '../../securityMutations.ts';
import { CodeForm } from '../CodeForm.tsx';
import { ShownCodes } from './ShownCodes.tsx';

export interface RecoveryCodesProps {
  /** The app whose code is asked for. */
  factorId: string;
  userId: string;
}

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodes({ factorId, userId }: RecoveryCodesProps) {
  const codes = useQuery(myRecoveryCodesQuery(userId));
  const renew = useMutation(renewCodesMutation(userId));
  const [asks, setAsks] = useState(false);
  const end = () => {
    setAsks(false);
    renew.reset();
  };
  if (anyFailed([codes])) {
    return <QueryFailed title="Your recovery codes could not be counted" queries={[codes]} />;
  }
  if (codes.data === undefined) return <Skeleton height="7.5rem" />;
  return (
    <Stack gap="small">
      <Heading level={3}>Recovery Codes</Heading>
      {renew.data !== undefined ? (
        <ShownCodes codes={renew.data} onEnd={end} />
      ) : (
        <>
          <Text size="small" tone="muted">
            {codes.data === null
              ? 'None. Without your app you could not log in.'
              : `${codes.data.remaining} of ${codes.data.total} are left.`}
          </Text>
          {asks ? (
            <CodeForm
              submit="Show New Codes"
              busy={renew.isPending}
              error={renew.error}
              onCancel={end}
              onSend={({ code }) => renew.mutate({ factorId, code })}
            />
          ) : (
            <Inline>
              <Button variant="secondary" onPress={() => setAsks(true)}>
                {codes.data === null ? 'Make Codes' : 'Make New Codes'}
              </Button>
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
}
