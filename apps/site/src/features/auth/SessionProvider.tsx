import type { Account, SignedIn } from '@furlong/backend';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { callApi } from '../../shared/api/callApi.ts';
import { forgetPlayer } from '../../shared/api/queryClient.ts';

type Session =
  | { status: 'loading' }
  /** `awaiting` whom, who has signed in by the password alone and has yet to show the second factor. */
  | { status: 'signed-out'; awaiting?: Account }
  /** Somebody's session is kept here, and the account service does not answer. */
  | { status: 'unreachable' }
  | { status: 'signed-in'; account: Account };

const SessionContext = createContext<Session>({ status: 'loading' });

/** Who is there. Follows sign-in and sign-out of this tab and of the others. */
export function useSession(): Session {
  return use(SessionContext);
}

/** Listens to the account's session and hands it to everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const queryClient = useQueryClient();

  useEffect(() => {
    let left = false;
    const listening = callApi((api, client) =>
      api.onSession(client, {
        changed: (account) => {
          if (left) return;
          if (account === null || account.awaitsCode) forgetPlayer(queryClient);
          setSession((known) => sessionAfter(known, account));
        },
        unreachable: () => {
          if (!left) setSession({ status: 'unreachable' });
        },
      }),
    );
    // Without the backend's script nobody can be signed in; the pages say what is the matter.
    listening.catch(() => setSession({ status: 'signed-out' }));
    return () => {
      left = true;
      listening.then((stop) => stop()).catch(() => undefined);
    };
  }, [queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** A refreshed token is still the same player: the pages need not hear of it. */
function sessionAfter(known: Session, account: SignedIn | null): Session {
  if (account === null) return { status: 'signed-out' };
  if (account.awaitsCode) return { status: 'signed-out', awaiting: account };
  if (known.status === 'signed-in' && isSame(known.account, account)) return known;
  return { status: 'signed-in', account };
}

function isSame(a: Account, b: Account) {
  return (
    a.userId === b.userId &&
    a.email === b.email &&
    a.fullName === b.fullName &&
    a.stableName === b.stableName
  );
}
