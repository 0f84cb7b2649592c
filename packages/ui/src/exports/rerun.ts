export {
  Commentary,
  type CommentaryLine,
  type CommentaryProps,
} from '../components/rerun/Commentary/Commentary';
export {
  LuckReport,
  type LuckReportProps,
} from '../components/rerun/LuckReport/LuckReport';
export type { LuckRow } from '../components/rerun/LuckReport/LuckTable';
export {
  RerunPanel,
  type RerunPanelProps,
  type RerunVerdict,
} from '../components/rerun/RerunPanel/RerunPanel';
export {
  RerunQuestion,
  type RerunQuestionProps,
  type RerunState,
} from '../components/rerun/RerunQuestion/RerunQuestion';
export type { PublishedValue } from '../components/rerun/VerifyPanel/Published';
export {
  type VerifyCheck,
  VerifyPanel,
  type VerifyPanelProps,
  type VerifyRunner,
  type VerifyState,
} from '../components/rerun/VerifyPanel/VerifyPanel';
export {
  type CauseOfPlace,
  WhyPlaced,
  type WhyPlacedProps,
} from '../components/rerun/WhyPlaced/WhyPlaced';
