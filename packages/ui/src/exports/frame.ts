export { AuthDialog, type AuthDialogProps } from '../components/AuthDialog/AuthDialog';
export type { AuthMode, AuthStatus } from '../components/AuthDialog/AuthForm';
export type { Credentials, Registration } from '../components/AuthDialog/refusal';
export { Certificate, type CertificateProps } from '../components/Certificate/Certificate';
export { Logo, type LogoProps } from '../components/Logo/Logo';
export {
  PreviewVideoModal,
  type PreviewVideoModalProps,
} from '../components/PreviewVideoModal/PreviewVideoModal';
export { ownerName } from '../components/ProfileMenu/ownerName';
export { ProfileMenu, type ProfileMenuProps } from '../components/ProfileMenu/ProfileMenu';
export {
  type FooterGroup,
  SiteFooter,
  type SiteFooterProps,
} from '../components/SiteFooter/SiteFooter';
export type { Account } from '../components/SiteHeader/AccountCorner';
export {
  type NavigationLink,
  SiteHeader,
  type SiteHeaderProps,
} from '../components/SiteHeader/SiteHeader';
