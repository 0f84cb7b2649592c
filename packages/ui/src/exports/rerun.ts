export {
  Commentary,
  type CommentaryLine,
  type CommentaryProps,
} from '../components/rerun/Commentary/Commentary';
export {
  InRunningPlot,
  type InRunningPlotProps,
  type PlacedRunner,
} from '../components/rerun/InRunningPlot/InRunningPlot';
export {
  type LuckFigures,
  LuckReport,
  type LuckReportProps,
} from '../components/rerun/LuckReport/LuckReport';
export type { LuckRow } from '../components/rerun/LuckReport/LuckTable';
export {
  RaceShape,
  type RaceShapeFigures,
  type RaceShapeProps,
  type ShapedRunner,
} from '../components/rerun/RaceShape/RaceShape';
export { RerunChoice } from '../components/rerun/RerunPanel/RerunChoice';
export {
  RerunPanel,
  type RerunPanelProps,
  type RerunVerdict,
} from '../components/rerun/RerunPanel/RerunPanel';
export {
  type GradualRerun,
  type Rerun,
  type RerunProps,
  RerunQuestion,
  type RerunQuestionProps,
} from '../components/rerun/RerunQuestion/RerunQuestion';
export {
  type FiguredRunner,
  RunnerFigures,
  type RunnerFiguresProps,
} from '../components/rerun/RunnerFigures/RunnerFigures';
export {
  type PacedRunner,
  SectionalPlot,
  type SectionalPlotProps,
} from '../components/rerun/SectionalPlot/SectionalPlot';
export type { PublishedValue } from '../components/rerun/VerifyPanel/Published';
export {
  type VerifyCheck,
  type VerifyFindings,
  type VerifyFinishes,
  VerifyPanel,
  type VerifyPanelProps,
  type VerifyRunner,
  type WouldBeRunner,
} from '../components/rerun/VerifyPanel/VerifyPanel';
export {
  WhatIf,
  type WhatIfAnswer,
  type WhatIfChoice,
  type WhatIfProps,
} from '../components/rerun/WhatIf/WhatIf';
export {
  WhatIfInvitation,
  type WhatIfInvitationProps,
} from '../components/rerun/WhatIf/WhatIfInvitation';
export type { WhatIfRow } from '../components/rerun/WhatIf/WhatIfTable';
export {
  type CauseOfPlace,
  type PlaceExplained,
  WhyPlaced,
  type WhyPlacedProps,
} from '../components/rerun/WhyPlaced/WhyPlaced';
