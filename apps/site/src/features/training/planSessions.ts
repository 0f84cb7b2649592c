import type { OfferedProgramme, OwnHorse, UpcomingEntry } from '@furlong/backend';
import {
  fromWallet,
  type GameErrorCode,
  type Means,
  mostToSpend,
  type ProgrammeId,
  sessionRefusal,
} from '@furlong/game/rules';

/** A horse with the programme that it is meant for, and why it would not be sent to it. */
export interface PlannedSession {
  readonly horse: OwnHorse;
  readonly programme: OfferedProgramme;
  /** The first reason against it, or null. */
  readonly refusal: GameErrorCode | null;
}

export interface PlanFacts {
  /** In the order in which they are sent. */
  readonly horses: readonly OwnHorse[];
  /** What each is meant for; a horse that is left out stays in its box. */
  readonly choices: ReadonlyMap<string, ProgrammeId>;
  readonly programmes: readonly OfferedProgramme[];
  readonly entries: readonly UpcomingEntry[];
  readonly means: Means;
  /** Whole dollars. */
  readonly budget: number;
  /** The server's time, ms. */
  readonly now: number;
}

/** What sending many horses to work would come to, as `train_horses` decides it. */
export function planSessions(facts: PlanFacts): {
  sessions: PlannedSession[];
  total: number;
  /** What of the total comes out of the wallet. */
  moved: number;
} {
  const { horses, choices, programmes, entries, means, budget, now } = facts;
  const most = mostToSpend(means);
  let total = 0;
  const sessions = horses.flatMap((horse) => {
    const programme = programmes.find(({ id }) => id === choices.get(horse.id));
    if (programme === undefined) return [];
    const runsAfter = entries.find(({ horseId }) => horseId === horse.id)?.race.closesAt ?? null;
    const refusal = refusalOf({ ...horse, runsAfter }, programme);
    if (refusal === null) total += programme.price;
    return [{ horse, programme, refusal }];
  });
  return { sessions, total, moved: fromWallet(total, means) ?? 0 };

  function refusalOf(
    horse: Parameters<typeof sessionRefusal>[0],
    programme: OfferedProgramme,
  ): GameErrorCode | null {
    const found = sessionRefusal(horse, programme, most - total, now);
    const isOver = total + programme.price > budget;
    return isOver && (found === null || found === 'too_few_credits') ? 'over_budget' : found;
  }
}
