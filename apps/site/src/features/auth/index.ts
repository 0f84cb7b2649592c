export { AccountDialogProvider, useAccountDialog } from './AccountDialogProvider.tsx';
export { JoinButton } from './components/JoinButton.tsx';
export { SignedInOnly } from './components/SignedInOnly.tsx';
export { SignedOut } from './components/SignedOut.tsx';
export { signOutMutation } from './mutations.ts';
export { type Session, SessionContext, SessionProvider, useSession } from './SessionProvider.tsx';
export { usePlayer } from './usePlayer.ts';
