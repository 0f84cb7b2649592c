export { ChosenHorse, type ChosenHorseProps } from '../components/horses/ChosenHorse/ChosenHorse';
export {
  ColourPicker,
  type ColourPickerProps,
} from '../components/horses/ColourPicker/ColourPicker';
export { type Coat, coats } from '../components/horses/coats';
export {
  HorseCard,
  type HorseCardChoice,
  type HorseCardDetails,
  type HorseCardLinks,
  type HorseCardProps,
} from '../components/horses/HorseCard/HorseCard';
export { HorseCardSkeleton } from '../components/horses/HorseCard/HorseCardSkeleton';
export {
  HorsePortrait,
  type HorsePortraitProps,
} from '../components/horses/HorsePortrait/HorsePortrait';
export type { PortraitHorse } from '../components/horses/HorsePortrait/looks';
export {
  PatternPicker,
  type PatternPickerProps,
} from '../components/horses/PatternPicker/PatternPicker';
export { RankedName, type RankedNameProps } from '../components/horses/RankedName/RankedName';
export {
  type RatedMoment,
  RatingPlot,
  type RatingPlotProps,
} from '../components/horses/RatingPlot/RatingPlot';
export { describeSilks } from '../components/horses/Silks/describe';
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
} from '../components/horses/Silks/design';
export { Silks, type SilksProps } from '../components/horses/Silks/Silks';
export {
  SilksDesigner,
  type SilksDesignerProps,
} from '../components/horses/SilksDesigner/SilksDesigner';
export { Yard, type YardProps, YardSkeleton } from '../components/horses/Yard/Yard';
export type { YardHorse } from '../components/horses/Yard/YardRow';
