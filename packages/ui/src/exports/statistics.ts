export {
  AgainstTheLine,
  type AgainstTheLineProps,
} from '../components/statistics/AgainstTheLine/AgainstTheLine';
export { AgainstTheLineSkeleton } from '../components/statistics/AgainstTheLine/AgainstTheLineSkeleton';
export {
  ConditionPlot,
  type ConditionPlotProps,
  type FitnessMoment,
  type NotedCondition,
} from '../components/statistics/ConditionPlot/ConditionPlot';
export {
  type EarnedWeek,
  EarningsPlot,
  type EarningsPlotProps,
} from '../components/statistics/EarningsPlot/EarningsPlot';
export {
  LineRange,
  type LineRangeProps,
  type LineVerdict,
} from '../components/statistics/LineRange/LineRange';
export {
  type RatedHorse,
  RatingsTable,
  type RatingsTableProps,
} from '../components/statistics/RatingsTable/RatingsTable';
export {
  type StrikeRateRow,
  StrikeRateTable,
  type StrikeRateTableProps,
} from '../components/statistics/StrikeRateTable/StrikeRateTable';
