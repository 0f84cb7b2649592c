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
  GallopAnswer,
  type GallopAnswerProps,
} from '../components/training/GallopAnswer/GallopAnswer';
export {
  type GallopChoice,
  GallopForm,
  type GallopFormProps,
  type GallopOpponent,
  type GallopProgress,
  type GallopsLeft,
} from '../components/training/GallopForm/GallopForm';
export {
  GallopNotebook,
  type GallopNotebookProps,
  type NotebookLine,
} from '../components/training/GallopNotebook/GallopNotebook';
export { GallopNotebookSkeleton } from '../components/training/GallopNotebook/GallopNotebookSkeleton';
export {
  type GallopLine,
  GallopsTable,
  type GallopsTableProps,
} from '../components/training/GallopsTable/GallopsTable';
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
