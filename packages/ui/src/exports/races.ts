export { Agenda, type AgendaItem, type AgendaProps } from '../components/races/Agenda/Agenda';
export {
  BallotedOut,
  type BallotedOutProps,
} from '../components/races/BallotedOut/BallotedOut';
export {
  CalendarAddress,
  type CalendarAddressProps,
} from '../components/races/CalendarAddress/CalendarAddress';
export {
  CourseMap,
  type CourseMapProps,
  type CourseMapVariant,
  type CourseRunner,
  type CourseSurface,
} from '../components/races/CourseMap/CourseMap';
export type { CourseDirection, CoursePlan } from '../components/races/CourseMap/plan';
export {
  Declarations,
  type DeclarationsProps,
  type DeclaredRunner,
  type WonBefore,
} from '../components/races/Declarations/Declarations';
export { DeclarationsSkeleton } from '../components/races/Declarations/DeclarationsSkeleton';
export {
  LandSharePicture,
  type LandSharePictureProps,
} from '../components/races/LandSharePicture/LandSharePicture';
export {
  LiveRaceCard,
  type LiveRaceCardProps,
} from '../components/races/LiveRaceCard/LiveRaceCard';
export { LiveRaceCardSkeleton } from '../components/races/LiveRaceCard/LiveRaceCardSkeleton';
export { Meeting, type MeetingProps } from '../components/races/Meeting/Meeting';
export { MeetingRace, type MeetingRaceProps } from '../components/races/Meeting/MeetingRace';
export { MeetingSkeleton } from '../components/races/Meeting/MeetingSkeleton';
export {
  type CalendarDay,
  type CalendarMark,
  type CalendarMarkKind,
  MonthCalendar,
  type MonthCalendarProps,
} from '../components/races/MonthCalendar/MonthCalendar';
export { MonthCalendarSkeleton } from '../components/races/MonthCalendar/MonthCalendarSkeleton';
export { NextOff, type NextOffProps } from '../components/races/NextOff/NextOff';
export { NextOffSkeleton } from '../components/races/NextOff/NextOffSkeleton';
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
export type { Suitability } from '../components/races/RaceCard/SuitabilityLabel';
export type { Finish } from '../components/races/RacePlayer/JudgesFinish';
export type { RacePicture } from '../components/races/RacePlayer/RacePictureView';
export { RacePlayer, type RacePlayerProps } from '../components/races/RacePlayer/RacePlayer';
export type { ShareAnswer } from '../components/races/RacePlayer/useShareAnswer';
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
export {
  SharePicture,
  type SharePictureProps,
  type ShareStory,
  sharePictureSize,
} from '../components/races/SharePicture/SharePicture';
export { type TrackScene, trackScenes } from '../components/races/TrackLandscape/scenes';
export {
  TrackLandscape,
  type TrackLandscapeProps,
} from '../components/races/TrackLandscape/TrackLandscape';
export {
  TrackPicture,
  type TrackPictureProps,
} from '../components/races/TrackPicture/TrackPicture';
export { TrackPoster, type TrackPosterProps } from '../components/races/TrackPoster/TrackPoster';
export { Trophy, type TrophyProps } from '../components/races/Trophy/Trophy';
export {
  WinnersMoment,
  type WinnersMomentProps,
} from '../components/races/WinnersMoment/WinnersMoment';
export {
  type WinShare,
  WinShares,
  type WinSharesProps,
} from '../components/races/WinShares/WinShares';
