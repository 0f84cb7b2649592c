import { AuthDialog, type AuthMode, type AuthStatus, type Credentials, Link } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { outboxQuery } from '../outbox/index.ts';
import { useAuthAttempts } from './useAuthAttempts.ts';
import { useEmailConfirmation } from './useEmailConfirmation.ts';

/** How long the welcome is shown before the dialog closes, ms. */
const welcomeTime = 1_500;

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
  // Why the link of a confirmation mail did not work.
  const [mailFailure, setMailFailure] = useState<AuthStatus>();
  const { status, logIn, signUp, reset } = useAuthAttempts();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  function forgetAttempt() {
    clearTimeout(closing.current);
    reset();
  }
  function close() {
    forgetAttempt();
    setOpen(false);
  }
  function show(next: AuthMode) {
    forgetAttempt();
    setMailFailure(undefined);
    setMode(next);
    setOpen(true);
  }
  useEmailConfirmation({
    failed: (problem) => {
      show('login');
      setMailFailure({ error: problem });
    },
  });
  function logInAfresh(credentials: Credentials) {
    setMailFailure(undefined);
    clearTimeout(closing.current);
    logIn(credentials, {
      welcomed: () => {
        closing.current = setTimeout(close, welcomeTime);
      },
    });
  }

  return (
    <OpenContext value={show}>
      {children}
      <AuthDialog
        open={open}
        mode={mode}
        onModeChange={({ mode: next }) => show(next)}
        onClose={close}
        onLogin={logInAfresh}
        onRegister={signUp}
        status={mailFailure ?? status[mode]}
        notice={mode === 'register' && <InboxLink onFollow={close} />}
      />
    </OpenContext>
  );
}

/** Leads to the mail where it was kept on this machine instead of being sent. */
function InboxLink({ onFollow }: { onFollow: () => void }) {
  const outbox = useQuery(outboxQuery);
  return outbox.data ? (
    <Link href={paths.outbox} onPress={onFollow}>
      Open the local inbox
    </Link>
  ) : null;
}
