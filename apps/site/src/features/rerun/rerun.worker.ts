import {
  type Card,
  type CommentaryLine,
  cardUnder,
  commentary,
  type LuckOfDay,
  type LuckReport,
  luckOfDay,
  luckReport,
  type PublishedRace,
  type RaceConditions,
  type RaceResult,
  raceSeed,
  readCard,
  runRace,
  type Sectionals,
  type SeedWords,
  sectionals,
  type Verification,
  type VoidRace,
  type VoidVerification,
  verifyRace,
  verifyVoidRace,
  type Why,
  whyPlaced,
} from '@furlong/game/engine';
import { luckReruns } from './luckReruns.ts';
import { type RunAgain, runAgain } from './runAgain.ts';
import type { RanAgain } from './toWhatIfProps.ts';

/** What runs a race: published from its off. */
export type StartedRace = Pick<
  PublishedRace,
  'rules' | 'card' | 'cardHash' | 'seed' | 'salt' | 'beaconSignature'
>;

/** What the worker can be asked: of a running race to watch it, of one that is over anything. */
export type RerunQuestion =
  | { type: 'watch'; race: StartedRace; names: Readonly<Record<string, string>> }
  /** `keptSeedHash`: what this browser was given at an entry, or null for none. */
  | { type: 'verify'; race: PublishedRace; keptSeedHash: string | null }
  | { type: 'verifyVoid'; race: VoidRace; keptSeedHash: string | null }
  | { type: 'story'; race: PublishedRace; names: Readonly<Record<string, string>> }
  | { type: 'luck'; race: PublishedRace }
  | { type: 'sectionals'; race: PublishedRace }
  /** `conditions`: those of the race with what is changed. */
  | { type: 'whatIf'; race: PublishedRace; conditions: RaceConditions }
  /** `luck`: the report of this race, once it is known. */
  | { type: 'why'; race: PublishedRace; horseId: string; luck: LuckReport | null };

/** What it answers; each answer to a question takes the place of the one before. */
export interface RerunAnswers {
  verify: Verification;
  verifyVoid: VoidVerification;
  story: readonly CommentaryLine[];
  watch: RunAgain;
  luck: LuckReport;
  /** `day`: the luck of the runner itself. */
  why: { why: Why; luck: LuckReport; day: LuckOfDay };
  sectionals: Sectionals;
  whatIf: Record<'race' | 'changed', readonly RanAgain[]>;
}

export type RerunMessage<Type extends keyof RerunAnswers> =
  | { kind: 'answer'; answer: RerunAnswers[Type] }
  | { kind: 'end' }
  | { kind: 'problem'; problem: string };

/** Re-runs between two reports: about a tenth of a second. */
const LUCK_CHUNK = 50;

/** Runs that par is the mean of: about a fifth of a second. */
const PAR_RERUNS = 100;

/** Runs of each counterfactual. */
const WHY_RERUNS = 24;

/** Days that a runner's own is among: about four fifths of a second. */
const DAY_RERUNS = 399;

async function* answersTo(
  question: RerunQuestion,
): AsyncGenerator<RerunAnswers[keyof RerunAnswers]> {
  if (question.type === 'verify') {
    return yield verifyRace(question.race, question.keptSeedHash);
  }
  if (question.type === 'verifyVoid') {
    return yield verifyVoidRace(question.race, question.keptSeedHash);
  }
  const { card, words } = await start(question.race);
  switch (question.type) {
    case 'story': {
      const { names } = question;
      return yield commentary({
        race: runRace(card, words),
        distance: card.course.distance,
        names,
      });
    }
    case 'watch':
      return yield runAgain(card, words, question.names);
    case 'sectionals':
      return yield sectionals({ card, words, reruns: PAR_RERUNS, runOnce: runRace });
    case 'whatIf':
      return yield {
        race: finishersOf(runRace(card, words)),
        changed: finishersOf(runRace(cardUnder(card, question.conditions), words)),
      };
    case 'luck':
      return yield* reportLuck(card, words);
    case 'why': {
      // Condition and energy on the day are not published.
      const { horseId } = question;
      const luck = question.luck ?? [...reportLuck(card, words)].at(-1);
      if (luck === undefined) throw new Error('The race was never run again.');
      const why = whyPlaced({ card, words, horseId, fitness: {}, luck, reruns: WHY_RERUNS });
      const race = runRace(card, words);
      const day = luckOfDay({ card, words, race, horseId, reruns: DAY_RERUNS, runOnce: runRace });
      if (why === null || day === null) throw new Error('The horse had nobody to run against.');
      return yield { why, luck, day };
    }
  }
}

function finishersOf({ runners }: RaceResult): RanAgain[] {
  return runners.map(({ horseId, place, timeMs }) => ({ horseId, place, timeMs }));
}

function reportLuck(card: Card, words: SeedWords) {
  return luckReport({ card, words, reruns: luckReruns, chunk: LUCK_CHUNK, runOnce: runRace });
}

/** The field at the start, and the words of its seed. */
async function start(race: StartedRace) {
  const card = readCard(race.card);
  if (card === null) throw new Error('The published card cannot be read.');
  return { card, words: await raceSeed(race) };
}

function post(message: RerunMessage<keyof RerunAnswers>) {
  postMessage(message);
}

// Running a race again takes a moment: here it takes it without holding up the page.
addEventListener('message', async ({ data }: MessageEvent<RerunQuestion>) => {
  try {
    for await (const answer of answersTo(data)) post({ kind: 'answer', answer });
    post({ kind: 'end' });
  } catch (error) {
    post({ kind: 'problem', problem: error instanceof Error ? error.message : String(error) });
  }
});
