export * from '../components/account/AuthDialog/AuthDialog';
export type * from '../components/account/AuthDialog/AuthForm';
export type * from '../components/account/AuthDialog/fields';
export * from '../components/account/LinkLoginDialog/LinkLoginDialog';
export * from '../components/account/MailItem/MailItem';
export * from '../components/account/NewPasswordForm/NewPasswordForm';
export * from '../components/account/ProfileMenu/ProfileMenu';
