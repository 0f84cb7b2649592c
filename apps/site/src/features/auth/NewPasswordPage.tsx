import { Button, ButtonLink, EmptyState, NewPasswordForm, Skeleton, Stack } from '@furlong/ui';
import { useState } from 'react';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { useAccountDialog } from './AccountDialogProvider.tsx';
import { placeBeforeMail } from './awaitedMail.ts';
import { MailCode } from './components/MailCode.tsx';
import { newPasswordHead } from './heads.ts';
import { changePasswordMutation } from './mutations.ts';
import { useSession } from './SessionProvider.tsx';
import { useAttempt } from './useAttempt.tsx';

/** Where the link of a recovery mail leads: a new password takes the place of the forgotten one. */
export default function NewPasswordPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...newPasswordHead}
        intro="Choose the password with which you log in from now on."
      />
      <NewPassword />
    </Stack>
  );
}

function NewPassword() {
  const session = useSession();
  const openDialog = useAccountDialog();
  const change = useAttempt(changePasswordMutation, changed);
  const [code, setCode] = useState('');

  const isStale = change.code === 'reauthentication_needed';
  // Once asked for, the field stands until the password is changed.
  const [asks, setAsks] = useState(false);
  if (isStale && !asks) setAsks(true);

  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return <Skeleton height="14rem" />;
    case 'signed-out':
      return (
        <EmptyState
          why="signedOut"
          title="A link leads here"
          hint="We send you one by e-mail. It logs you in, so that you can choose a new password."
          action={<Button onPress={() => openDialog('recovery')}>SEND ME A LINK</Button>}
        />
      );
    case 'signed-in':
      return (
        <>
          {asks && <MailCode code={code} onChange={setCode} />}
          <NewPasswordForm
            email={session.account.email}
            onSave={({ password }) =>
              change.send({ password, ...(code.trim() !== '' && { code: code.trim() }) })
            }
            status={change.status}
            notice={
              <ButtonLink href={placeBeforeMail()} variant="secondary" size="small">
                Go on
              </ButtonLink>
            }
          />
        </>
      );
  }
}

function changed() {
  return 'Your password is changed. Wherever else you were logged in, your session ends.';
}
