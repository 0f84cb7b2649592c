// What a horse is, what a race asks and pays, and how it is written.

export { catalogue, type EquipmentPiece, equipmentNamed } from '../equipment/catalogue.ts';
export {
  type Bonuses,
  bonusNames,
  effectInWords,
  noBonuses,
  totalBonuses,
} from '../equipment/effects.ts';
export { findEquipment } from '../equipment/findEquipment.ts';
export { greatestBonus } from '../equipment/greatestBonus.ts';
export { type EquipmentSlot, equipmentSlots, lifeInRuns } from '../equipment/slots.ts';
export { starterKit } from '../equipment/starterKit.ts';
export { type GameErrorCode, gameErrors, isGameErrorCode } from '../errors.ts';
export { formatDistance } from '../format/formatDistance.ts';
export { formatGoing } from '../format/formatGoing.ts';
export { beatenDistances, formatMargin, sayMargin } from '../format/formatMargin.ts';
export { formatMoney } from '../format/formatMoney.ts';
export { formatOrdinal } from '../format/formatOrdinal.ts';
export { formatRaceTime } from '../format/formatRaceTime.ts';
export { benchmarkRating } from '../gallops/benchmark.ts';
export {
  type GallopAverage,
  gallopError,
  NOTEBOOK_DAYS,
} from '../gallops/notebook.ts';
export { type Preference, surestPreference } from '../gallops/preference.ts';
export {
  GALLOPS_A_DAY,
  type GallopQuestion,
  gallopDistances,
  gallopGoings,
  gallopGround,
  gallopsLeft,
  nextGallopDay,
} from '../gallops/questions.ts';
export { type AgeClass, ageAt, ageInSeason } from '../horses/age.ts';
export { speedLostToAge } from '../horses/ageing.ts';
export {
  conditionAfterRace,
  conditionAt,
  conditionBand,
  conditionWord,
} from '../horses/condition.ts';
export {
  type AtWork,
  ENERGY_TO_RUN,
  energyAfterRace,
  energyAt,
  energyBand,
  energyOver,
  mayRunAt,
  raceCost,
  restedAt,
} from '../horses/energy.ts';
export type { Coat, Foundation, RunningStyle } from '../horses/foundation.ts';
export { gender, genderForSale, type Sex } from '../horses/gender.ts';
export { ratingBand } from '../horses/ratingBand.ts';
export { lengthsLost, readiness, restAdvice } from '../horses/readiness.ts';
export { type HorseToRetire, retirementRefusal } from '../horses/retirement.ts';
export { type Specialty, specialties, specialtyForDistance } from '../horses/specialty.ts';
export {
  abilityOf,
  middlingTalents,
  type Talents,
  talentList,
  talentsOf,
  toBand,
} from '../horses/talents.ts';
export { jockeyOf } from '../jockeys/jockeys.ts';
export {
  comparableAge,
  guidePrice,
  medianPrice,
  nearGuide,
  priceBounds,
} from '../market/guidePrice.ts';
export {
  lotsToBreed,
  NEWCOMER_PRICE,
  type RingStock,
  type SaleLot,
  saleLot,
} from '../market/saleLots.ts';
export { salesAgents } from '../market/salesAgents.ts';
export type { SalesOrder } from '../market/salesOrders.ts';
export {
  type AgeBand,
  type PriceBand,
  type SaleRating,
  type SaleRuns,
  type SalesSearch,
  type SellerKind,
  saleRatings,
  saleRuns,
} from '../market/salesSearch.ts';
export { commissionOn, NO_RESALE, RETURN_WINDOW, STARTER_KEPT } from '../market/saleTerms.ts';
export { nameCharacter, nameClasses, nameLengths, normalName } from '../names/normalName.ts';
export { chanceOfRun, isFull, standingOf } from '../races/ballot.ts';
export { chanceInField, type FieldChance } from '../races/chanceInField.ts';
export {
  bars,
  conditionsMet,
  entryRefusal,
  type HorseToEnter,
  isNoviceStable,
  type RaceToEnter,
  type StableToEnter,
  suitable,
  suits,
} from '../races/entry.ts';
export { goingOfDay } from '../races/goingOfDay.ts';
export { minutesBetweenRaces } from '../races/minutesBetweenRaces.ts';
export { nextOnProgramme } from '../races/nextOnProgramme.ts';
export { type ClosedWeek, nextPrizeSubsidy, purseAt } from '../races/prizeSubsidy.ts';
export { shareForPlaces, winnersPrize } from '../races/prizes.ts';
export { type PlannedRace, programme } from '../races/programme.ts';
export {
  type Grade,
  grades,
  isHandicap,
  type RaceRules,
  type RaceStatus,
  type RaceTerms,
  type VoidReason,
} from '../races/race.ts';
export { MOST_LOST, type RatingChange, ratingAfter } from '../races/ratingAfter.ts';
export { type RatedRun, ratingChangeOf } from '../races/ratingChangeOf.ts';
export { weights } from '../races/weights.ts';
export { lengthsUnfit } from '../races/worthInLengths.ts';
export { DAY, HOUR, MINUTE, WEEK } from '../season/durations.ts';
export { EPOCH, SEASON_WEEKS, seasonAt, seasonWeekAt } from '../season/season.ts';
export { beginSelection, chosen, type Selection, select } from '../selection/selection.ts';
export {
  busyBodies,
  drawnSilks,
  namedSilks,
  quietSleeves,
  silksPairs,
} from '../silks/namedSilks.ts';
export { raceColours } from '../silks/raceColours.ts';
export {
  bodyPatterns,
  capPatterns,
  type Silks,
  silksColours,
  sleevePatterns,
} from '../silks/silks.ts';
export { silksLook } from '../silks/silksLook.ts';
export { BOX_FEE, BOX_REBATE, boxFee } from '../stables/boxFee.ts';
export type { TalentSource } from '../stables/breed.ts';
export { demoHorses, demoStable } from '../stables/demoStable.ts';
export { fromWallet, type Means, mostToSpend } from '../stables/fromWallet.ts';
export { houseHorses } from '../stables/houseHorses.ts';
export { houseStables } from '../stables/houseStables.ts';
export {
  OWNER_NAME_SHOWN,
  type OwnerNameShown,
  ownerNamesShown,
  shownOwnerName,
} from '../stables/ownerName.ts';
export type { StableFoundation } from '../stables/stable.ts';
export { starterLists, starterRanges } from '../stables/starterHorse.ts';
export { HOUSE_RETIRES_AT, type RetiredHouseHorse, successorOf } from '../stables/successor.ts';
export { talentSource } from '../stables/talentSource.ts';
export {
  type AgainstTheLine,
  againstTheLine,
  type LineVerdict,
} from '../statistics/againstTheLine.ts';
export {
  circuit,
  isTrackId,
  type Surface,
  type Track,
  type TrackId,
  trackIds,
  tracks,
} from '../tracks/tracks.ts';
export { tracksInSeason } from '../tracks/tracksInSeason.ts';
export { type AutoOutlook, autoOutlook, mostAWeek } from '../training/autoOutlook.ts';
export { type AutoProgrammeId, autoProgrammes } from '../training/autoProgrammes.ts';
export { type AutoTraining, autoTrain, startAutoTraining } from '../training/autoTrain.ts';
export { benefits, talentLabels } from '../training/benefits.ts';
export { nextSlot } from '../training/dueSlots.ts';
export type { WorkDone } from '../training/horseInTraining.ts';
export { bestDistance, lengthsGained } from '../training/lengthsGained.ts';
export { isOverreached, mendsAt, overreachWarnings } from '../training/overreaching.ts';
export { type Programme, type ProgrammeId, programmes } from '../training/programmes.ts';
export { KEPT_PER_POINT, type SessionOutcome, sessionOutcome } from '../training/sessionOutcome.ts';
export {
  type LikelyGain,
  type SessionOutlook,
  sessionOutlook,
  talentBand,
} from '../training/sessionOutlook.ts';
export {
  type AutoSessionId,
  autoSessionId,
  type SessionProgrammeId,
  sessionProgrammes,
} from '../training/sessionProgrammes.ts';
export { type HorseToSend, sessionRefusal } from '../training/sessionRefusal.ts';
export { type SkipReason, skipReason, skipWords } from '../training/skipReason.ts';
export { loadOf, type Trained, type TrainedTalent, trainedTalents } from '../training/work.ts';
