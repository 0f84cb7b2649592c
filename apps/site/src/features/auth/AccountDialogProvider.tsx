import {
  AuthDialog,
  type AuthMode,
  type AuthStatus,
  Button,
  type Credentials,
  type LinkLoginDialogProps,
} from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { onSessionEnded } from '../../shared/api/callApi.ts';
import { type AwaitedMail, readAwaitedMail } from './awaitedMail.ts';
import { InboxLink } from './components/InboxLink.tsx';
import { signOutMutation } from './mutations.ts';
import { useSession } from './SessionProvider.tsx';
import { useAuthAttempts } from './useAuthAttempts.ts';
import { useMailLink } from './useMailLink.ts';
import { useNameSilks } from './useNameSilks.ts';

// For who comes by a mail alone. Without it nobody is logged in, and the link can be followed again.
const LinkLogin = lazy<ComponentType<LinkLoginDialogProps>>(() =>
  import('./components/LinkLogin.tsx').catch(() => ({ default: () => null })),
);

/** How long the welcome is shown before the dialog closes, ms. */
const welcomeTime = 1_500;

/** The form that asks for a mail again. */
const formFor = { confirmation: 'resend', recovery: 'recovery' } as const satisfies Record<
  AwaitedMail['kind'],
  AuthMode
>;

const sessionHasEnded =
  'Your session has ended, as it does when the password is changed elsewhere. Log in to go on where you were.';

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
  // Why the dialog has opened by itself.
  const [reason, setReason] = useState<AuthStatus>();
  const attempts = useAuthAttempts();
  const session = useSession();
  const awaiting = session.status === 'signed-out' && session.awaiting !== undefined;
  const signOut = useMutation(signOutMutation);
  const { silks, changeName } = useNameSilks();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  function forgetAttempts() {
    clearTimeout(closing.current);
    attempts.reset();
    setReason(undefined);
  }
  function dismiss() {
    forgetAttempts();
    setEmail('');
    setOpen(false);
  }
  function close() {
    dismiss();
    // Who shows no code is not signed in, here or anywhere.
    if (awaiting) signOut.mutate();
  }
  function show(next: AuthMode) {
    forgetAttempts();
    changeName({ name: '' });
    setMode(next);
    setOpen(true);
  }
  const mailLink = useMailLink({
    failed: (problem) => {
      const awaited = readAwaitedMail();
      show(awaited === null ? 'login' : formFor[awaited.kind]);
      setEmail(awaited?.email ?? '');
      setReason({ error: problem });
    },
  });
  const sessionEnded = useEffectEvent(() => {
    if (open) return;
    show('login');
    setReason({ error: sessionHasEnded });
  });
  useEffect(() => onSessionEnded(() => sessionEnded()), []);
  const askForCode = useEffectEvent(() => show('code'));
  useEffect(() => {
    if (awaiting) askForCode();
  }, [awaiting]);
  const { pathname, search } = useLocation();
  const place = pathname + search;
  /** Sends a form, in place of whatever was said before. */
  function sending<Detail extends { email: string }>(send: (detail: Detail) => void) {
    return (detail: Detail) => {
      forgetAttempts();
      setEmail(detail.email);
      send(detail);
    };
  }
  /** The same for a form that has a mail sent, whose link leads back here. */
  function sendingMail<Detail extends { email: string }>(
    send: (detail: Detail & { place: string }) => void,
  ) {
    return sending((detail: Detail) => send({ ...detail, place }));
  }
  /** The dialog closes once the welcome was read. */
  const welcomed = () => {
    closing.current = setTimeout(dismiss, welcomeTime);
  };
  const logIn = (credentials: Credentials) => attempts.logIn(credentials, { welcomed });
  function showCode(factor: { code: string }) {
    forgetAttempts();
    attempts.showCode(factor, { welcomed });
  }
  function turnTo(next: AuthMode) {
    if (mode === 'code' && awaiting) signOut.mutate();
    show(next);
  }

  return (
    <OpenContext value={show}>
      {children}
      <AuthDialog
        open={open}
        mode={mode}
        onModeChange={({ mode: next }) => turnTo(next)}
        onClose={close}
        onLogin={sending(logIn)}
        onCode={showCode}
        onRegister={sendingMail(attempts.signUp)}
        onRecover={sendingMail(attempts.recover)}
        onResend={sendingMail(attempts.resend)}
        status={reason ?? attempts.status[mode]}
        notice={
          <>
            <InboxLink onFollow={close} />
            {mode === 'register' && (
              <Button variant="secondary" size="small" onPress={() => show('resend')}>
                Send the mail again
              </Button>
            )}
          </>
        }
        silks={silks}
        onStableNameChange={changeName}
        email={mode === 'recovery' || mode === 'resend' ? email : undefined}
      />
      {mailLink.question && (
        <Suspense>
          <LinkLogin
            open
            email={mailLink.question.owner.email}
            current={session.status === 'signed-in' ? session.account.email : undefined}
            onAccept={mailLink.accept}
            onClose={mailLink.decline}
            busy={mailLink.busy}
          />
        </Suspense>
      )}
    </OpenContext>
  );
}
