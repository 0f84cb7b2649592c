export { AccountDialogProvider, useAccountDialog } from './AccountDialogProvider.tsx';
export { accountNames } from './accountNames.ts';
export { JoinButton } from './components/JoinButton.tsx';
export { SignedInOnly } from './components/SignedInOnly.tsx';
export { signOutMutation } from './mutations.ts';
export { SessionProvider, useSession } from './SessionProvider.tsx';
export { usePlayer } from './usePlayer.ts';
export { usePlayerId } from './usePlayerId.ts';
export { useViewer } from './useViewer.ts';
