import type { ListedRace, OwnHorse } from '@furlong/backend';
import {
  gameErrors,
  readiness,
  restAdvice,
  restedAt,
  type Selection,
  standingOf,
} from '@furlong/game/rules';
import type { EntryProgress } from '@furlong/ui';
import { sayWhen } from '../../shared/format/time.ts';
import { energyOf, isRestedAt } from '../../shared/horses/energy.ts';

/** What the owner should know of an entry that nothing forbids, or nothing. */
export function adviceFor(horse: OwnHorse, race: ListedRace, now: number): { advice?: string } {
  const found = readiness(horse.lastRunAt, race.offAt);
  const rest = found === 'unraced' || found === 'ready' ? [] : [restAdvice[found]];
  const advice = [
    ...ballotAdvice(race),
    ...rest,
    ...(isRestedAt(horse, race.offAt) ? [] : [tiredAdvice(horse, race, now)]),
  ];
  return advice.length === 0 ? {} : { advice: advice.join(' ') };
}

function tiredAdvice(horse: OwnHorse, { offAt }: ListedRace, now: number): string {
  const when = sayWhen(restedAt(horse), now);
  return `It would run tired, with ${energyOf(horse, offAt)}% of its energy: it is rested ${when}.`;
}

const withOneMore = (race: ListedRace) =>
  standingOf({ ...race, entriesCount: race.entriesCount + 1 });

function ballotAdvice(race: ListedRace): string[] {
  const { entered, runners, balloted } = withOneMore(race);
  if (!balloted) return [];
  const back = race.entryFee === 0 ? '' : 'the fee comes back and ';
  return [
    `With this entry ${entered} are entered and ${runners} run: a ballot decides when entries close. If it leaves the horse out, ${back}the horse is free.`,
  ];
}

export interface EntryOutlook {
  /** Why the server would refuse, as far as can be told beforehand. */
  foreseen: string | null;
  advice?: string;
  /** The race costs a fee. */
  paid: boolean;
  /** Lots decide whether the horse runs. */
  balloted: boolean;
  raceHref: string;
  /** What the entry was answered with, once it was. */
  seedHash: string | null;
}

/** What the confirmation shows: how far the entry has come, and why it may not go on. */
export function toEntryProgress(
  selection: Selection,
  { foreseen, paid, balloted, raceHref, seedHash, ...advice }: EntryOutlook,
): EntryProgress {
  switch (selection.step) {
    case 'sending':
      return { state: 'busy', ...advice };
    case 'done':
      return { state: 'done', paid, balloted, raceHref, seedHash };
    case 'unanswered':
      return {
        state: 'refused',
        refusal: 'No answer came. Confirm again to be sure: the horse is only ever entered once.',
      };
    case 'refused':
      return { state: 'refused', refusal: gameErrors[selection.code] };
    case 'choosing':
    case 'chosen':
      return foreseen === null
        ? { state: 'ready', ...advice }
        : { state: 'barred', refusal: foreseen };
  }
}
