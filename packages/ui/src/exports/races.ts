export {
  CourseMap,
  type CourseMapProps,
  type CourseMapVariant,
  type CourseRunner,
  type CourseSurface,
} from '../components/races/CourseMap/CourseMap';
export type { CourseDirection, CoursePlan } from '../components/races/CourseMap/oval';
export {
  Declarations,
  type DeclarationsProps,
  type DeclaredRunner,
  type WonBefore,
} from '../components/races/Declarations/Declarations';
export { DeclarationsSkeleton } from '../components/races/Declarations/DeclarationsSkeleton';
export {
  LiveRaceCard,
  type LiveRaceCardProps,
} from '../components/races/LiveRaceCard/LiveRaceCard';
export { LiveRaceCardSkeleton } from '../components/races/LiveRaceCard/LiveRaceCardSkeleton';
export {
  PaceMap,
  type PaceMapProps,
  type PaceRunner,
  type PaceStyle,
} from '../components/races/PaceMap/PaceMap';
export {
  type Finisher,
  PhotoFinish,
  type PhotoFinishProps,
} from '../components/races/PhotoFinish/PhotoFinish';
export {
  Photograph,
  type PhotographProps,
} from '../components/races/Photograph/Photograph';
export {
  RaceCard,
  type RaceCardChoice,
  type RaceCardDetails,
  type RaceCardLinks,
  type RaceCardProps,
} from '../components/races/RaceCard/RaceCard';
export { RaceCardSkeleton } from '../components/races/RaceCard/RaceCardSkeleton';
export type { Suitability } from '../components/races/RaceCard/SuitabilityLabel';
export type { Finish } from '../components/races/RacePlayer/JudgesFinish';
export type { RacePicture } from '../components/races/RacePlayer/RacePictureView';
export { RacePlayer, type RacePlayerProps } from '../components/races/RacePlayer/RacePlayer';
export { RacePoster, type RacePosterProps } from '../components/races/RacePoster/RacePoster';
export {
  RaceResultList,
  type RaceResultListProps,
} from '../components/races/RaceResultList/RaceResultList';
export {
  RaceResultRow,
  type RaceResultRowProps,
} from '../components/races/RaceResultList/RaceResultRow';
export {
  type ResultRow,
  ResultTable,
  type ResultTableProps,
} from '../components/races/ResultTable/ResultTable';
export { type TrackScene, trackScenes } from '../components/races/TrackLandscape/scenes';
export {
  TrackLandscape,
  type TrackLandscapeProps,
} from '../components/races/TrackLandscape/TrackLandscape';
export {
  type WinShare,
  WinShares,
  type WinSharesProps,
} from '../components/races/WinShares/WinShares';
