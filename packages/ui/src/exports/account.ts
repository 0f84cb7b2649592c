export {
  AuthDialog,
  type AuthDialogProps,
  type AuthMode,
} from '../components/account/AuthDialog/AuthDialog';
export type { AuthStatus } from '../components/account/AuthDialog/AuthForm';
export type {
  AuthField,
  Credentials,
  Registration,
} from '../components/account/AuthDialog/fields';
export {
  LinkLoginDialog,
  type LinkLoginDialogProps,
} from '../components/account/LinkLoginDialog/LinkLoginDialog';
export { MailItem, type MailItemProps } from '../components/account/MailItem/MailItem';
export {
  NewPasswordForm,
  type NewPasswordFormProps,
} from '../components/account/NewPasswordForm/NewPasswordForm';
export { ProfileMenu, type ProfileMenuProps } from '../components/account/ProfileMenu/ProfileMenu';
