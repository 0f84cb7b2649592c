export {
  AutoProgrammeCard,
  type AutoProgrammeCardProps,
  type AutoTrainingFocus,
} from '../components/training/AutoProgrammeCard/AutoProgrammeCard';
export {
  AutoTrainingItem,
  type AutoTrainingItemProps,
} from '../components/training/AutoTrainingItem/AutoTrainingItem';
export { AutoTrainingItemSkeleton } from '../components/training/AutoTrainingItem/AutoTrainingItemSkeleton';
export {
  AutoTrainingList,
  type AutoTrainingListProps,
} from '../components/training/AutoTrainingList/AutoTrainingList';
export {
  AutoTrainingOutlook,
  type AutoTrainingOutlookProps,
} from '../components/training/AutoTrainingOutlook/AutoTrainingOutlook';
export {
  TrainingHistoryTable,
  type TrainingHistoryTableProps,
  type TrainingRow,
} from '../components/training/TrainingHistoryTable/TrainingHistoryTable';
export {
  type GainRange,
  TrainingOutlook,
  type TrainingOutlookProps,
} from '../components/training/TrainingOutlook/TrainingOutlook';
export {
  type TrainingFocus,
  TrainingProgrammeCard,
  type TrainingProgrammeCardProps,
} from '../components/training/TrainingProgrammeCard/TrainingProgrammeCard';
export {
  type SessionLine,
  TrainingSessionsTable,
  type TrainingSessionsTableProps,
} from '../components/training/TrainingSessionsTable/TrainingSessionsTable';
export {
  type TrainingKind,
  type TrainingProgress,
  TrainingSummary,
  type TrainingSummaryProps,
} from '../components/training/TrainingSummary/TrainingSummary';
