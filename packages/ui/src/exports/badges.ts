export {
  type ConditionBand,
  ConditionMeter,
  type ConditionMeterProps,
} from '../components/badges/ConditionMeter/ConditionMeter';
export { Countdown, type CountdownProps } from '../components/badges/Countdown/Countdown';
export { Distance, type DistanceProps } from '../components/badges/Distance/Distance';
export { EnergyMeter, type EnergyMeterProps } from '../components/badges/EnergyMeter/EnergyMeter';
export { Fact, type FactProps, Facts, type FactsProps } from '../components/badges/Fact/Fact';
export { FormGuide, type FormGuideProps } from '../components/badges/FormGuide/FormGuide';
export { Going, type GoingProps } from '../components/badges/Going/Going';
export {
  GradeBadge,
  type GradeBadgeProps,
} from '../components/badges/GradeBadge/GradeBadge';
export type { RaceGrade } from '../components/badges/GradeBadge/gradeTone';
export { Margin, type MarginForm, type MarginProps } from '../components/badges/Margin/Margin';
export { Money, type MoneyProps, type MoneyTone } from '../components/badges/Money/Money';
export { OwnBadge } from '../components/badges/OwnBadge/OwnBadge';
export {
  RaceTime,
  type RaceTimeProps,
  type RaceTimeRecord,
} from '../components/badges/RaceTime/RaceTime';
export {
  RatingBadge,
  type RatingBadgeProps,
  type RatingBand,
} from '../components/badges/RatingBadge/RatingBadge';
export { StarRating, type StarRatingProps } from '../components/badges/StarRating/StarRating';
export {
  type RaceState,
  type Status,
  StatusBadge,
  type StatusBadgeProps,
} from '../components/badges/StatusBadge/StatusBadge';
export { TimeAgo, type TimeAgoProps } from '../components/badges/TimeAgo/TimeAgo';
