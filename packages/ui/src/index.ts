// ── Primitives and frame ─────────────────────────────────────────────

export { AuthDialog, type AuthDialogProps } from './components/AuthDialog/AuthDialog';
export type { AuthMode, AuthStatus } from './components/AuthDialog/AuthForm';
export type { Credentials, Registration } from './components/AuthDialog/refusal';
export { Certificate, type CertificateProps } from './components/Certificate/Certificate';
export { ColourPicker, type ColourPickerProps } from './components/ColourPicker/ColourPicker';
export { Logo, type LogoProps } from './components/Logo/Logo';
export {
  PreviewVideoModal,
  type PreviewVideoModalProps,
} from './components/PreviewVideoModal/PreviewVideoModal';
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
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox';
export { Combobox, type ComboboxProps } from './primitives/Combobox/Combobox';
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
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar';
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './primitives/RadioCards/RadioCards';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select';
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton';
export { Slider, type SliderProps, type SliderValue } from './primitives/Slider/Slider';
export { Spinner } from './primitives/Spinner/Spinner';
export { Stack, type StackProps } from './primitives/Stack/Stack';
export { Switch, type SwitchProps } from './primitives/Switch/Switch';
export {
  type SortDirection,
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './primitives/Table/Table';
export { type TabChoice, Tabs, type TabsProps } from './primitives/Tabs/Tabs';
export { Tag, type TagProps, type Tone } from './primitives/Tag/Tag';
export { Text, type TextProps } from './primitives/Text/Text';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField';
export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
} from './primitives/ThemeSwitch/ThemeSwitch';
export { Toasts, type ToastsProps, type ToastWords, useToast } from './primitives/Toasts/Toasts';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip';
export { UiProvider, type UiProviderProps } from './primitives/UiProvider/UiProvider';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './primitives/VisuallyHidden/VisuallyHidden';

// ── Racing components ───────────────────────────────────────────────────────

export {
  ActivityItem,
  type ActivityItemProps,
  type ActivityType,
} from './components/ActivityList/ActivityItem';
export { ActivityList, type ActivityListProps } from './components/ActivityList/ActivityList';
export {
  AutoProgrammeCard,
  type AutoProgrammeCardProps,
  type AutoTrainingFocus,
} from './components/AutoProgrammeCard/AutoProgrammeCard';
export {
  AutoTrainingItem,
  type AutoTrainingItemProps,
} from './components/AutoTrainingItem/AutoTrainingItem';
export { AutoTrainingItemSkeleton } from './components/AutoTrainingItem/AutoTrainingItemSkeleton';
export {
  AutoTrainingList,
  type AutoTrainingListProps,
} from './components/AutoTrainingList/AutoTrainingList';
export {
  type CartLine,
  CartPanel,
  type CartPanelProps,
  type CartState,
} from './components/CartPanel/CartPanel';
export {
  CategoryTabs,
  type CategoryTabsProps,
  type EquipmentCategory,
} from './components/CategoryTabs/CategoryTabs';
export { ChoiceCard, type ChoiceCardProps } from './components/ChoiceCard/ChoiceCard';
export { ChoiceCardSkeleton } from './components/ChoiceCard/ChoiceCardSkeleton';
export {
  CommunityStat,
  type CommunityStatProps,
  CommunityStatSkeleton,
} from './components/CommunityStat/CommunityStat';
export {
  type ConditionBand,
  ConditionMeter,
  type ConditionMeterProps,
  type MeterHue,
} from './components/ConditionMeter/ConditionMeter';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown';
export {
  type CourseGround,
  CourseMap,
  type CourseMapProps,
  type CourseRunner,
  type CourseSurface,
} from './components/CourseMap/CourseMap';
export type { CourseDirection, CoursePlan } from './components/CourseMap/oval';
export {
  Declarations,
  type DeclarationsProps,
  type DeclaredRunner,
} from './components/Declarations/Declarations';
export { DeclarationsSkeleton } from './components/Declarations/DeclarationsSkeleton';
export { Distance, type DistanceProps } from './components/Distance/Distance';
export {
  type EffectChange,
  EffectsSummary,
  type EffectsSummaryProps,
  type EquipmentEffect,
} from './components/EffectsSummary/EffectsSummary';
export { EnergyMeter, type EnergyMeterProps } from './components/EnergyMeter/EnergyMeter';
export { EquipmentCard, type EquipmentCardProps } from './components/EquipmentCard/EquipmentCard';
export { EquipmentCardSkeleton } from './components/EquipmentCard/EquipmentCardSkeleton';
export {
  EquipmentMark,
  type EquipmentMarkProps,
} from './components/EquipmentMark/EquipmentMark';
export { type EquipmentSlot, equipmentSlots, slotText } from './components/EquipmentMark/slots';
export { Fact, type FactProps, Facts, type FactsProps } from './components/Fact/Fact';
export {
  type Feature,
  FeatureCard,
  type FeatureCardProps,
} from './components/FeatureCard/FeatureCard';
export {
  FilterBar,
  type FilterBarProps,
  type FilterChip,
  type FilterChips,
} from './components/FilterBar/FilterBar';
export {
  FinishScene,
  type FinishSceneProps,
  FinishSceneSkeleton,
} from './components/FinishScene/FinishScene';
export { FormGuide, type FormGuideProps } from './components/FormGuide/FormGuide';
export { Going, type GoingProps } from './components/Going/Going';
export {
  GradeBadge,
  type GradeBadgeProps,
  type RaceGrade,
} from './components/GradeBadge/GradeBadge';
export {
  GuideStep,
  type GuideStepProps,
  GuideSteps,
  type GuideStepsProps,
} from './components/GuideStep/GuideStep';
export { HorseCard, type HorseCardProps } from './components/HorseCard/HorseCard';
export { HorseCardSkeleton } from './components/HorseCard/HorseCardSkeleton';
export {
  type LeaderboardColumn,
  type LeaderboardRow,
  LeaderboardTable,
  type LeaderboardTableProps,
} from './components/LeaderboardTable/LeaderboardTable';
export { LeaderboardTableSkeleton } from './components/LeaderboardTable/LeaderboardTableSkeleton';
export { Letter, type LetterProps } from './components/Letter/Letter';
export {
  LiveRaceCard,
  type LiveRaceCardProps,
  type LiveStatus,
} from './components/LiveRaceCard/LiveRaceCard';
export { LiveRaceCardSkeleton } from './components/LiveRaceCard/LiveRaceCardSkeleton';
export { Margin, type MarginForm, type MarginProps } from './components/Margin/Margin';
export { Money, type MoneyProps, type MoneyTone } from './components/Money/Money';
export { NewsArticle, type NewsArticleProps } from './components/NewsArticle/NewsArticle';
export { type NewsItem, NewsList, type NewsListProps } from './components/NewsList/NewsList';
export {
  type Finisher,
  PhotoFinish,
  type PhotoFinishProps,
} from './components/PhotoFinish/PhotoFinish';
export { PlayerQuote, type PlayerQuoteProps } from './components/PlayerQuote/PlayerQuote';
export { ProTips, type ProTipsProps } from './components/ProTips/ProTips';
export {
  type QuickAction,
  QuickActions,
  type QuickActionsProps,
} from './components/QuickActions/QuickActions';
export { RaceCard, type RaceCardProps, type Suitability } from './components/RaceCard/RaceCard';
export { RaceCardSkeleton } from './components/RaceCard/RaceCardSkeleton';
export {
  type EntryState,
  RaceEntryConfirmation,
  type RaceEntryConfirmationProps,
} from './components/RaceEntryConfirmation/RaceEntryConfirmation';
export {
  RaceResultList,
  type RaceResultListProps,
} from './components/RaceResultList/RaceResultList';
export { RaceResultRow, type RaceResultRowProps } from './components/RaceResultList/RaceResultRow';
export { RaceTime, type RaceTimeMark, type RaceTimeProps } from './components/RaceTime/RaceTime';
export { RatingBadge, type RatingBadgeProps } from './components/RatingBadge/RatingBadge';
export { type Reason, ReasonList, type ReasonListProps } from './components/ReasonList/ReasonList';
export {
  type ResultRow,
  ResultTable,
  type ResultTableProps,
} from './components/ResultTable/ResultTable';
export { SaleCard, type SaleCardProps } from './components/SaleCard/SaleCard';
export { SaleCardSkeleton } from './components/SaleCard/SaleCardSkeleton';
export { describeSilks } from './components/Silks/describe';
export {
  type BodyPattern,
  bodyPatterns,
  type CapPattern,
  capPatterns,
  type SilksColour,
  type SilksDesign,
  type SilksPair,
  type SleevePattern,
  silksColours,
  sleevePatterns,
} from './components/Silks/design';
export { Silks, type SilksProps } from './components/Silks/Silks';
export { SlotItem, type SlotItemProps } from './components/SlotItem/SlotItem';
export { SlotItemSkeleton } from './components/SlotItem/SlotItemSkeleton';
export {
  SlotPanel,
  type SlotPanelProps,
  type WornEquipment,
} from './components/SlotPanel/SlotPanel';
export { StablePanel, type StablePanelProps } from './components/StablePanel/StablePanel';
export { StarRating, type StarRatingProps } from './components/StarRating/StarRating';
export { StatTile, type StatTileProps } from './components/StatTile/StatTile';
export {
  type RaceState,
  type Status,
  StatusBadge,
  type StatusBadgeProps,
} from './components/StatusBadge/StatusBadge';
export { StepHeading, type StepHeadingProps } from './components/StepHeading/StepHeading';
export { TimeAgo, type TimeAgoProps } from './components/TimeAgo/TimeAgo';
export {
  TrainingHistoryTable,
  type TrainingHistoryTableProps,
  type TrainingRow,
} from './components/TrainingHistoryTable/TrainingHistoryTable';
export {
  type TrainingFocus,
  TrainingProgrammeCard,
  type TrainingProgrammeCardProps,
} from './components/TrainingProgrammeCard/TrainingProgrammeCard';
export {
  type TrainingKind,
  type TrainingState,
  TrainingSummary,
  type TrainingSummaryProps,
} from './components/TrainingSummary/TrainingSummary';
export type { PublishedValue } from './components/VerifyPanel/Published';
export {
  type VerifyCheck,
  VerifyPanel,
  type VerifyPanelProps,
  type VerifyRunner,
  type VerifyState,
} from './components/VerifyPanel/VerifyPanel';
export { WinnerItem, type WinnerItemProps } from './components/WinnerItem/WinnerItem';
export { Yours } from './components/Yours/Yours';
