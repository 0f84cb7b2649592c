import { Button, Inline, Refusal, Stack, Text, TextField } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorCodeOf, errorMessage } from '../../../../shared/api/errorMessage.ts';
import { narrowForm } from '../../../../shared/page/narrowForm.css.ts';
import {
  confirmFactorMutation,
  enrollMutation,
  recoveryCodesMutation,
} from '../../securityMutations.ts';
import { CodeForm } from '../CodeForm.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { NewFactor } from './NewFactor.tsx';
import { ShownCodes } from './ShownCodes.tsx';

export interface EnrolmentProps {
  userId: string;
  /** Names that apps of the account have. */
  taken: readonly string[];
  onEnd: () => void;
}

/** From a name by the picture and the first code to the recovery codes. */
export function Enrolment({ userId, taken, onEnd }: EnrolmentProps) {
  const [name, setName] = useState(nameBeside(taken));
  const enroll = useMutation(enrollMutation);
  const confirm = useMutation(confirmFactorMutation(userId));
  const codes = useMutation(recoveryCodesMutation(userId));
  const enrolment = enroll.data;
  const begin = () => enroll.mutate({ name: name.trim() });

  if (codes.data !== undefined) return <ShownCodes codes={codes.data} onEnd={onEnd} />;
  if (confirm.isSuccess) {
    return (
      <Stack gap="medium">
        <Text>Your app is added. Recovery codes let you in where you do not have it with you.</Text>
        {codes.error !== null && <Refusal>{errorMessage(codes.error)}</Refusal>}
        <Inline>
          <Button busy={codes.isPending} onPress={() => codes.mutate()}>
            Show Recovery Codes
          </Button>
          <Button variant="secondary" onPress={onEnd} disabled={codes.isPending}>
            Later
          </Button>
        </Inline>
      </Stack>
    );
  }
  if (enrolment !== undefined) {
    return (
      <Stack gap="medium">
        <NewFactor enrolment={enrolment} />
        <CodeForm
          submit="Add This App"
          busy={confirm.isPending}
          error={confirm.error}
          onCancel={onEnd}
          onSend={({ code }) => confirm.mutate({ factorId: enrolment.id, code })}
        />
      </Stack>
    );
  }
  if (errorCodeOf(enroll.error) === 'reauthentication_needed') {
    return <ConfirmPassword userId={userId} onConfirmed={begin} onCancel={onEnd} />;
  }
  function send(event: FormEvent) {
    event.preventDefault();
    if (!enroll.isPending) begin();
  }
  return (
    <form className={narrowForm} onSubmit={send} noValidate>
      <Stack gap="medium">
        <Text>You need an app that makes codes, as password managers and telephones have one.</Text>
        <TextField
          label="Name"
          value={name}
          onChange={({ value }) => {
            setName(value.slice(0, 64));
            enroll.reset();
          }}
          hint="By which you tell your apps apart."
        />
        {enroll.error !== null && <Refusal>{errorMessage(enroll.error)}</Refusal>}
        <Inline>
          <Button type="submit" busy={enroll.isPending}>
            Go On
          </Button>
          <Button variant="secondary" onPress={onEnd} disabled={enroll.isPending}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** A name that no app has yet. */
function nameBeside(taken: readonly string[]): string {
  const names = ['Authenticator app', ...taken.map((_, index) => `Authenticator app ${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? '';
}
