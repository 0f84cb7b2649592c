export { ColourPicker, type ColourPickerProps } from '../components/ColourPicker/ColourPicker';
export {
  type ConditionBand,
  ConditionMeter,
  type ConditionMeterProps,
  type MeterHue,
} from '../components/ConditionMeter/ConditionMeter';
export { Countdown, type CountdownProps } from '../components/Countdown/Countdown';
export { Distance, type DistanceProps } from '../components/Distance/Distance';
export { EnergyMeter, type EnergyMeterProps } from '../components/EnergyMeter/EnergyMeter';
export { Fact, type FactProps, Facts, type FactsProps } from '../components/Fact/Fact';
export { FormGuide, type FormGuideProps } from '../components/FormGuide/FormGuide';
export { Going, type GoingProps } from '../components/Going/Going';
export {
  GradeBadge,
  type GradeBadgeProps,
  type RaceGrade,
} from '../components/GradeBadge/GradeBadge';
export { Margin, type MarginForm, type MarginProps } from '../components/Margin/Margin';
export { Money, type MoneyProps, type MoneyTone } from '../components/Money/Money';
export { RaceTime, type RaceTimeMark, type RaceTimeProps } from '../components/RaceTime/RaceTime';
export {
  RatingBadge,
  type RatingBadgeProps,
  type RatingBand,
} from '../components/RatingBadge/RatingBadge';
export { describeSilks } from '../components/Silks/describe';
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
} from '../components/Silks/design';
export { Silks, type SilksProps } from '../components/Silks/Silks';
export { StarRating, type StarRatingProps } from '../components/StarRating/StarRating';
export {
  type RaceState,
  type Status,
  StatusBadge,
  type StatusBadgeProps,
} from '../components/StatusBadge/StatusBadge';
export { TimeAgo, type TimeAgoProps } from '../components/TimeAgo/TimeAgo';
export { Yours } from '../components/Yours/Yours';
