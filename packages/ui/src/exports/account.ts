export { AuthDialog, type AuthDialogProps } from '../components/account/AuthDialog/AuthDialog';
export type { AuthMode, AuthStatus } from '../components/account/AuthDialog/AuthForm';
export type { Credentials, Registration } from '../components/account/AuthDialog/validation';
export { MailItem, type MailItemProps } from '../components/account/MailItem/MailItem';
export { ownerName } from '../components/account/ProfileMenu/ownerName';
export { ProfileMenu, type ProfileMenuProps } from '../components/account/ProfileMenu/ProfileMenu';
