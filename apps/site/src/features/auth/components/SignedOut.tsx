import { Button, EmptyState, Heading, Inline, Stack } from '@furlong/ui';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { useAccountDialog } from '../AccountDialogProvider.tsx';
import { signInHead } from '../heads.ts';

/** In place of a stable's screen, for who is not signed in. */
export function SignedOut() {
  const openDialog = useAccountDialog();
  return (
    <Stack gap="large">
      <PageHead {...signInHead} />
      <Heading level={1}>Your Stable</Heading>
      <EmptyState
        why="signedOut"
        title="Sign in to see your stable"
        hint="Your horses and entries are waiting. A new stable is free, and begins with a horse."
        action={
          <Inline justify="center">
            <Button variant="secondary" onPress={() => openDialog('login')}>
              LOGIN
            </Button>
            <Button variant="gold" onPress={() => openDialog('register')}>
              JOIN
            </Button>
          </Inline>
        }
      />
    </Stack>
  );
}
