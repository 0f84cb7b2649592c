// Everything around one race: its card, running it, checking it, explaining it.

export type { Card } from '../engine/card.ts';
export { ENGINE, engineOf } from '../engine/engines.ts';
export type { RaceResult } from '../engine/result.ts';
export { runRace } from '../engine/runRace.ts';
export { FIRST_STALL, STALL } from '../engine/stalls.ts';
export { type CommentaryLine, commentary } from '../explanations/commentary.ts';
export { type LuckMoment, type LuckOfDay, luckOfDay } from '../explanations/luckOfDay.ts';
export { type LuckReport, luckReport } from '../explanations/luckReport.ts';
export { type MorningLine, morningLine } from '../explanations/morningLine.ts';
export { type Sectionals, sectionals } from '../explanations/sectionals.ts';
export { cardUnder, conditionsOf, inStall, type RaceConditions } from '../explanations/whatIf.ts';
export { type Cause, type Why, whyPlaced } from '../explanations/whyPlaced.ts';
export { type BallotEntry, ballotOrder } from '../fairness/ballot.ts';
export { bandsOf } from '../fairness/bands.ts';
export { BEACON, isSignedRound, roundAfter, roundAt } from '../fairness/beacon.ts';
export { canonicalJson } from '../fairness/canonicalJson.ts';
export { ceilingsOf } from '../fairness/ceilings.ts';
export type { ChampionshipDraw } from '../fairness/championshipDraw.ts';
export { type ClaimLot, type ClaimRandomness, drawClaim } from '../fairness/claimDraw.ts';
export { drawOrder } from '../fairness/draw.ts';
export { sha256 } from '../fairness/hash.ts';
export { type Entrant, makeCard, type RaceToFreeze } from '../fairness/makeCard.ts';
export { readCard } from '../fairness/readCard.ts';
export type { HouseHorse } from '../fairness/reserves.ts';
export { isSealedBy, type OpenedTalents, talentsHash } from '../fairness/sealedTalents.ts';
export { raceSeed, type SeedWords, saltOf } from '../fairness/seed.ts';
export { RULES, readTerms, type Terms } from '../fairness/terms.ts';
export type {
  CheckName,
  Finish,
  PublishedClaim,
  PublishedOpening,
  PublishedRace,
  RevealedRace,
  Verification,
  VoidRace,
  VoidVerification,
} from '../fairness/verification.ts';
export { verifyRace } from '../fairness/verifyRace.ts';
export { verifyVoidRace } from '../fairness/verifyVoidRace.ts';
export { gallopLengths, lengthsBetween } from '../gallops/gallopLengths.ts';
