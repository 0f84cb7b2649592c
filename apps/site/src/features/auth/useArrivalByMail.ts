import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readMailLink } from './mailLink.ts';
import { useSession } from './SessionProvider.tsx';

// Read before the account service takes the session out of the address.
const arrival = readMailLink(location.hash);

/** Leads a player who comes from the confirmation mail to the stable, or says what went wrong. */
export function useArrivalByMail({ failed }: { failed: (problem: string) => void }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const told = useRef(false);

  useEffect(() => {
    if (told.current || (!arrival.confirmed && arrival.problem === null)) return;
    if (arrival.problem !== null) {
      told.current = true;
      failed(arrival.problem);
      void navigate('/', { replace: true });
    } else if (status === 'signed-in') {
      told.current = true;
      void navigate('/stable', { replace: true });
    }
  }, [status, navigate, failed]);
}
