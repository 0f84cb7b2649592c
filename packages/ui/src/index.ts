// ── Theme, primitives and frame ─────────────────────────────────────────────
export { AuthDialog, type AuthDialogProps } from './components/AuthDialog/AuthDialog';
export type { AuthMode, AuthStatus } from './components/AuthDialog/AuthForm';
export type { Credentials, Registration } from './components/AuthDialog/refusal';
export { Logo, type LogoProps } from './components/Logo/Logo';
export { ownerName } from './components/ProfileMenu/ownerName';
export { ProfileMenu, type ProfileMenuProps } from './components/ProfileMenu/ProfileMenu';
export {
  type FooterGroup,
  SiteFooter,
  type SiteFooterProps,
} from './components/SiteFooter/SiteFooter';
export type { Account } from './components/SiteHeader/AccountCorner';
export {
  type NavigationLink,
  SiteHeader,
  type SiteHeaderProps,
} from './components/SiteHeader/SiteHeader';
export { Button, type ButtonProps } from './primitives/Button/Button';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink';
export type { ButtonSize, ButtonVariant } from './primitives/Button/look';
export { Card, type CardProps } from './primitives/Card/Card';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState';
export { Field, type FieldProps } from './primitives/Field/Field';
export { Figure, type FigureProps } from './primitives/Figure/Figure';
export { Grid, type GridProps } from './primitives/Grid/Grid';
export { Heading, type HeadingProps } from './primitives/Heading/Heading';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton';
export { Inline, type InlineProps } from './primitives/Inline/Inline';
export { Label, type LabelProps } from './primitives/Label/Label';
export { Link, type LinkProps } from './primitives/Link/Link';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './primitives/Link/LinkProvider';
export { LoadMore, type LoadMoreProps } from './primitives/LoadMore/LoadMore';
export { Menu, type MenuEntry, type MenuProps } from './primitives/Menu/Menu';
export { Meter, type MeterProps } from './primitives/Meter/Meter';
export { Modal, type ModalProps } from './primitives/Modal/Modal';
export { Notice, type NoticeProps, type NoticeTone } from './primitives/Notice/Notice';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton';
export { Spinner } from './primitives/Spinner/Spinner';
export { Stack, type StackProps } from './primitives/Stack/Stack';
export { type TabChoice, Tabs, type TabsProps } from './primitives/Tabs/Tabs';
export { Tag, type TagProps, type Tone } from './primitives/Tag/Tag';
export { Text, type TextProps } from './primitives/Text/Text';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField';
export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
} from './primitives/ThemeSwitch/ThemeSwitch';
export { UiProvider, type UiProviderProps } from './primitives/UiProvider/UiProvider';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './primitives/VisuallyHidden/VisuallyHidden';
export { breakpoints, media } from './theme/breakpoints';
export type { Space } from './theme/space';
export { darkTheme, lightTheme } from './theme/themes.css';
export { turf, turfCard, turfLit } from './theme/turf.css';
export { vars } from './theme/vars.css';

// ── Racing components ───────────────────────────────────────────────────────
