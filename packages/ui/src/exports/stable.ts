export {
  ActivityItem,
  type ActivityItemProps,
  type ActivityType,
} from '../components/ActivityList/ActivityItem';
export { ActivityList, type ActivityListProps } from '../components/ActivityList/ActivityList';
export {
  AutoProgrammeCard,
  type AutoProgrammeCardProps,
  type AutoTrainingFocus,
} from '../components/AutoProgrammeCard/AutoProgrammeCard';
export {
  AutoTrainingItem,
  type AutoTrainingItemProps,
} from '../components/AutoTrainingItem/AutoTrainingItem';
export { AutoTrainingItemSkeleton } from '../components/AutoTrainingItem/AutoTrainingItemSkeleton';
export {
  AutoTrainingList,
  type AutoTrainingListProps,
} from '../components/AutoTrainingList/AutoTrainingList';
export { ChoiceCard, type ChoiceCardProps } from '../components/ChoiceCard/ChoiceCard';
export { ChoiceCardSkeleton } from '../components/ChoiceCard/ChoiceCardSkeleton';
export { HorseCard, type HorseCardProps } from '../components/HorseCard/HorseCard';
export { HorseCardSkeleton } from '../components/HorseCard/HorseCardSkeleton';
export {
  type QuickAction,
  QuickActions,
  type QuickActionsProps,
} from '../components/QuickActions/QuickActions';
export { StablePanel, type StablePanelProps } from '../components/StablePanel/StablePanel';
export { StatTile, type StatTileProps } from '../components/StatTile/StatTile';
export {
  TrainingHistoryTable,
  type TrainingHistoryTableProps,
  type TrainingRow,
} from '../components/TrainingHistoryTable/TrainingHistoryTable';
export {
  type TrainingFocus,
  TrainingProgrammeCard,
  type TrainingProgrammeCardProps,
} from '../components/TrainingProgrammeCard/TrainingProgrammeCard';
export {
  type TrainingKind,
  type TrainingState,
  TrainingSummary,
  type TrainingSummaryProps,
} from '../components/TrainingSummary/TrainingSummary';
