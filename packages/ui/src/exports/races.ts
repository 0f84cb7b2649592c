export {
  Commentary,
  type CommentaryLine,
  type CommentaryProps,
} from '../components/Commentary/Commentary';
export {
  type CourseGround,
  CourseMap,
  type CourseMapProps,
  type CourseRunner,
  type CourseSurface,
} from '../components/CourseMap/CourseMap';
export type { CourseDirection, CoursePlan } from '../components/CourseMap/oval';
export {
  Declarations,
  type DeclarationsProps,
  type DeclaredRunner,
} from '../components/Declarations/Declarations';
export { DeclarationsSkeleton } from '../components/Declarations/DeclarationsSkeleton';
export {
  FilterBar,
  type FilterBarProps,
  type FilterChip,
  type FilterChips,
} from '../components/FilterBar/FilterBar';
export {
  FinishScene,
  type FinishSceneProps,
  FinishSceneSkeleton,
} from '../components/FinishScene/FinishScene';
export {
  LiveRaceCard,
  type LiveRaceCardProps,
  type LiveStatus,
} from '../components/LiveRaceCard/LiveRaceCard';
export { LiveRaceCardSkeleton } from '../components/LiveRaceCard/LiveRaceCardSkeleton';
export {
  LuckReport,
  type LuckReportProps,
} from '../components/LuckReport/LuckReport';
export type { LuckRow } from '../components/LuckReport/LuckTable';
export {
  type Finisher,
  PhotoFinish,
  type PhotoFinishProps,
} from '../components/PhotoFinish/PhotoFinish';
export { RaceCard, type RaceCardProps, type Suitability } from '../components/RaceCard/RaceCard';
export { RaceCardSkeleton } from '../components/RaceCard/RaceCardSkeleton';
export {
  type EntryState,
  RaceEntryConfirmation,
  type RaceEntryConfirmationProps,
} from '../components/RaceEntryConfirmation/RaceEntryConfirmation';
export {
  RaceResultList,
  type RaceResultListProps,
} from '../components/RaceResultList/RaceResultList';
export { RaceResultRow, type RaceResultRowProps } from '../components/RaceResultList/RaceResultRow';
export {
  RerunPanel,
  type RerunPanelProps,
  type RerunVerdict,
} from '../components/RerunPanel/RerunPanel';
export {
  RerunQuestion,
  type RerunQuestionProps,
  type RerunState,
} from '../components/RerunQuestion/RerunQuestion';
export {
  type ResultRow,
  ResultTable,
  type ResultTableProps,
} from '../components/ResultTable/ResultTable';
export { Standing, type StandingProps } from '../components/Standing/Standing';
export { StepHeading, type StepHeadingProps } from '../components/StepHeading/StepHeading';
export type { PublishedValue } from '../components/VerifyPanel/Published';
export {
  type VerifyCheck,
  VerifyPanel,
  type VerifyPanelProps,
  type VerifyRunner,
  type VerifyState,
} from '../components/VerifyPanel/VerifyPanel';
export {
  type CauseOfPlace,
  WhyPlaced,
  type WhyPlacedProps,
} from '../components/WhyPlaced/WhyPlaced';
