export { ChosenHorse, type ChosenHorseProps } from '../components/horses/ChosenHorse/ChosenHorse';
export {
  ColourPicker,
  type ColourPickerProps,
} from '../components/horses/ColourPicker/ColourPicker';
export { type Coat, coats } from '../components/horses/coats';
export {
  GroupNameDialog,
  type GroupNameDialogProps,
} from '../components/horses/GroupNameDialog/GroupNameDialog';
export {
  HorseCard,
  type HorseCardChoice,
  type HorseCardDetails,
  type HorseCardLinks,
  type HorseCardProps,
} from '../components/horses/HorseCard/HorseCard';
export { HorseCardSkeleton } from '../components/horses/HorseCard/HorseCardSkeleton';
export {
  DraggedHorse,
  type DraggedHorseProps,
} from '../components/horses/HorseGroupCard/DraggedHorse';
export {
  HorseGroupCard,
  type HorseGroupCardProps,
} from '../components/horses/HorseGroupCard/HorseGroupCard';
export {
  HorseLine,
  type HorseLineProps,
  HorseLines,
  type HorseLinesProps,
} from '../components/horses/HorseLine/HorseLine';
export { HorseLineSkeleton } from '../components/horses/HorseLine/HorseLineSkeleton';
export {
  HorseNotes,
  type HorseNotesProps,
  type NoteProgress,
} from '../components/horses/HorseNotes/HorseNotes';
export {
  HorsePortrait,
  type HorsePortraitProps,
} from '../components/horses/HorsePortrait/HorsePortrait';
export type { PortraitHorse } from '../components/horses/HorsePortrait/portraitTraits';
export {
  type OpenedTalent,
  OpenedTalents,
  type OpenedTalentsProps,
  type SealCheck,
} from '../components/horses/OpenedTalents/OpenedTalents';
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
export {
  RenameHorse,
  type RenameHorseProps,
  type RenamingProgress,
} from '../components/horses/RenameHorse/RenameHorse';
export {
  RetireHorse,
  type RetireHorseProps,
  type RetirementProgress,
} from '../components/horses/RetireHorse/RetireHorse';
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
export { SilksDesignerSkeleton } from '../components/horses/SilksDesigner/SilksDesignerSkeleton';
export type { FirstRace } from '../components/horses/StarterArrival/FirstRaceStep';
export type { NamingProgress } from '../components/horses/StarterArrival/NameStep';
export {
  type ArrivalStep,
  StarterArrival,
  type StarterArrivalProps,
} from '../components/horses/StarterArrival/StarterArrival';
export {
  SubjectSharePicture,
  type SubjectSharePictureProps,
} from '../components/horses/SubjectSharePicture/SubjectSharePicture';
export { Yard, type YardProps, YardSkeleton } from '../components/horses/Yard/Yard';
export type { NoRace, YardHorse } from '../components/horses/Yard/YardRow';
