import { Button, ButtonLink, Skeleton } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { useAccountDialog } from '../AccountDialogProvider.tsx';
import { useSession } from '../SessionProvider.tsx';

/** The way in: JOIN NOW opens the registration, and an owner goes to the stable. */
export function JoinButton() {
  const { status } = useSession();
  const openDialog = useAccountDialog();
  switch (status) {
    case 'loading':
      return <Skeleton width="9rem" height="2.75rem" />;
    case 'signed-out':
      return (
        <Button variant="gold" onPress={() => openDialog('register')}>
          JOIN NOW
        </Button>
      );
    case 'unreachable':
    case 'signed-in':
      return (
        <ButtonLink href={paths.stable} variant="gold">
          GO TO STABLE
        </ButtonLink>
      );
  }
}
