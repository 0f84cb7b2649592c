import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { readMailLink } from './mailLink.ts';
import { useSession } from './SessionProvider.tsx';

// Read before the account service takes the session out of the address.
const mailLink = readMailLink(location.hash);

/** Leads a player who comes from the confirmation mail to the stable, or says what went wrong. */
export function useEmailConfirmation({ failed }: { failed: (problem: string) => void }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const handled = useRef(false);

  useEffect(() => {
    if (handled.current || (!mailLink.confirmed && mailLink.problem === null)) return;
    if (mailLink.problem !== null) {
      handled.current = true;
      failed(mailLink.problem);
      void navigate(paths.home, { replace: true });
    } else if (status === 'signed-in') {
      handled.current = true;
      void navigate(paths.stable, { replace: true });
    }
  }, [status, navigate, failed]);
}
