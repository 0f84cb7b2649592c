import { ErrorState, Heading, HorseCardSkeleton } from '@furlong/ui';
import { Outlet } from 'react-router-dom';
import { CardsLoading } from '../../../shared/page/CardsLoading.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { signInHead } from '../heads.ts';
import { useSession } from '../SessionProvider.tsx';
import { SignedOut } from './SignedOut.tsx';

/** Shows a screen to its signed-in player, and asks everybody else to sign in. */
export function SignedInOnly() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <CardsLoading what="Your stable" Placeholder={HorseCardSkeleton} />;
    case 'signed-out':
      return <SignedOut />;
    case 'unreachable':
      return (
        <>
          <PageHead {...signInHead} />
          <Heading level={1}>Your Stable</Heading>
          <ErrorState
            title="Your stable cannot be reached"
            message="You are still signed in here, and the game does not answer. This page goes on by itself once it does."
            onRetry={() => location.reload()}
          />
        </>
      );
    case 'signed-in':
      return <Outlet />;
  }
}
