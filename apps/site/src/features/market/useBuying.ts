import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { writeAddress } from '../../shared/sales/saleSearch.ts';
import { useAccountDialog, useSession } from '../auth/index.ts';

/**
 * The horse that is about to be bought. The address remembers it, so that a visitor who has to log in
 * first is back at its purchase afterwards.
 */
export function useBuying() {
  const [address, setAddress] = useSearchParams();
  const session = useSession();
  const openAccountDialog = useAccountDialog();
  const wished = address.get('buy');
  const asked = useRef(false);
  const remember = (horseId: string | null) =>
    setAddress((before) => writeAddress(before, { buy: horseId }), {
      replace: true,
      preventScrollReset: true,
    });

  const signedOut = session.status === 'signed-out';
  useEffect(() => {
    // Once: who closes the dialog goes on looking.
    if (!signedOut || wished === null || asked.current) return;
    asked.current = true;
    openAccountDialog('login');
  }, [signedOut, wished, openAccountDialog]);

  return {
    /** Null while there is none, and for a visitor. */
    horseId: session.status === 'signed-in' ? wished : null,
    choose: ({ horseId }: { horseId: string }) => {
      asked.current = signedOut;
      remember(horseId);
      if (signedOut) openAccountDialog('login');
    },
    leave: () => remember(null),
  };
}
