import { AuthDialog, type AuthMode, type AuthStatus, Link } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { outboxQuery } from '../outbox/queries.ts';
import { useArrivalByMail } from './useArrivalByMail.ts';
import { useSigningIn } from './useSigningIn.ts';

type OpenAccountDialog = (mode: AuthMode) => void;

const OpenContext = createContext<OpenAccountDialog>(() => undefined);

/** Opens the dialog in which a visitor logs in or founds a stable. */
export function useAccountDialog(): OpenAccountDialog {
  return use(OpenContext);
}

/** Keeps the one login and register dialog of the site. */
export function AccountDialogProvider({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<AuthMode>('login');
  const [open, setOpen] = useState(false);
  const { status, tell, login, register } = useSigningIn({ done: () => setOpen(false) });

  function show(next: AuthMode, said: AuthStatus = 'idle') {
    tell(said);
    setMode(next);
    setOpen(true);
  }
  useArrivalByMail({ failed: (error) => show('login', { error }) });

  return (
    <OpenContext value={show}>
      {children}
      <AuthDialog
        open={open}
        mode={mode}
        onModeChange={({ mode: next }) => show(next)}
        onClose={() => setOpen(false)}
        onLogin={login}
        onRegister={register}
        status={status}
        notice={mode === 'register' && <InboxLink onFollow={() => setOpen(false)} />}
      />
    </OpenContext>
  );
}

/** Leads to the mail where it was kept on this machine instead of being sent. */
function InboxLink({ onFollow }: { onFollow: () => void }) {
  const outbox = useQuery(outboxQuery);
  return outbox.data ? (
    <Link href="/outbox" onPress={onFollow}>
      Open the local inbox
    </Link>
  ) : null;
}
