import { HorseCardSkeleton } from '@furlong/ui';
import { Outlet } from 'react-router-dom';
import { CardsLoading } from '../../../shared/page/CardsLoading.tsx';
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
    case 'signed-in':
      return <Outlet />;
  }
}
