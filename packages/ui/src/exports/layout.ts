export { ComingSoonMark } from '../components/layout/ComingSoonMark/ComingSoonMark';
export {
  FilterBar,
  type FilterBarProps,
  type FilterChip,
  type FilterChips,
} from '../components/layout/FilterBar/FilterBar';
export { FootBar, type FootBarProps } from '../components/layout/FootBar/FootBar';
export { Logo, type LogoProps } from '../components/layout/Logo/Logo';
export {
  type NeedItem,
  type NeedSubject,
  NeedsList,
  type NeedsListProps,
} from '../components/layout/NeedsList/NeedsList';
export {
  type QuickAction,
  QuickActions,
  type QuickActionsProps,
} from '../components/layout/QuickActions/QuickActions';
export {
  RunnerBar,
  type RunnerBarProps,
  type RunnerState,
} from '../components/layout/RunnerBar/RunnerBar';
export type { FooterGroup } from '../components/layout/SiteFooter/FooterLinks';
export { SiteFooter, type SiteFooterProps } from '../components/layout/SiteFooter/SiteFooter';
export type { Account } from '../components/layout/SiteHeader/AccountCorner';
export {
  HeaderNextOff,
  type HeaderNextOffProps,
} from '../components/layout/SiteHeader/HeaderNextOff';
export {
  type NavigationLink,
  SiteHeader,
  type SiteHeaderProps,
} from '../components/layout/SiteHeader/SiteHeader';
export {
  type StablePage,
  StablePanel,
  type StablePanelProps,
} from '../components/layout/StablePanel/StablePanel';
export {
  type StatTile,
  StatTiles,
  type StatTilesProps,
} from '../components/layout/StatTiles/StatTiles';
export { StepHeading, type StepHeadingProps } from '../components/layout/StepHeading/StepHeading';
