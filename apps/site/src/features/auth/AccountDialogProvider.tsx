import { AuthDialog, type AuthMode, type AuthStatus, Button, type Credentials } from '@furlong/ui';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { InboxLink } from './components/InboxLink.tsx';
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
  // The address that the last form was about, for the forms that ask for its mails.
  const [email, setEmail] = useState('');
  // Why the link of a mail did not work.
  const [mailFailure, setMailFailure] = useState<AuthStatus>();
  const attempts = useAuthAttempts();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  function forgetAttempts() {
    clearTimeout(closing.current);
    attempts.reset();
    setMailFailure(undefined);
  }
  function close() {
    forgetAttempts();
    setEmail('');
    setOpen(false);
  }
  function show(next: AuthMode) {
    forgetAttempts();
    setMode(next);
    setOpen(true);
  }
  useEmailConfirmation({
    failed: (problem) => {
      show('login');
      setMailFailure({ error: problem });
    },
  });
  /** Sends a form, in place of whatever was said before. */
  function sending<Detail extends { email: string }>(send: (detail: Detail) => void) {
    return (detail: Detail) => {
      forgetAttempts();
      setEmail(detail.email);
      send(detail);
    };
  }
  const logIn = (credentials: Credentials) =>
    attempts.logIn(credentials, {
      welcomed: () => {
        closing.current = setTimeout(close, welcomeTime);
      },
    });

  return (
    <OpenContext value={show}>
      {children}
      <AuthDialog
        open={open}
        mode={mode}
        onModeChange={({ mode: next }) => show(next)}
        onClose={close}
        onLogin={sending(logIn)}
        onRegister={sending(attempts.signUp)}
        onRecover={sending(attempts.recover)}
        onResend={sending(attempts.resend)}
        status={mailFailure ?? attempts.status[mode]}
        notice={
          <>
            <InboxLink onFollow={close} />
            {mode === 'register' && (
              <Button variant="quiet" size="small" onPress={() => show('resend')}>
                Send the mail again
              </Button>
            )}
          </>
        }
        email={mode === 'recovery' || mode === 'resend' ? email : undefined}
      />
    </OpenContext>
  );
}
