import type { OwnHorse, PastWork, UpcomingEntry } from '@furlong/backend';
import {
  conditionAt,
  conditionBand,
  conditionWord,
  ENERGY_TO_RUN,
  energyAt,
  energyBand,
  type LikelyGain,
  loadOf,
  mayRunAt,
  middlingTalents,
  overreachWarnings,
  type Programme,
  raceCost,
  type SessionOutlook,
  sessionOutlook,
  sessionProgrammes,
  talentLabels,
} from '@furlong/game/rules';
import type { GainRange, TrainingOutlookProps } from '@furlong/ui';
import { sayWhen } from '../../shared/format/time.ts';
import { sayRest } from '../../shared/horses/energy.ts';
import { sayTalents, sayWorth } from '../../shared/horses/talents.ts';

const { recovery } = middlingTalents;

/** What is around a horse that is about to be trained. */
export interface TrainingFacts {
  /** Of all horses of the stable. */
  work: readonly PastWork[];
  entries: readonly UpcomingEntry[];
  /** The server's time, ms. */
  now: number;
}

/** What a session will likely do, and, in amber, why it would overreach the horse. */
export function toTrainingOutlook(
  horse: OwnHorse,
  programme: Programme,
  { work, entries, now }: TrainingFacts,
): { outlook: TrainingOutlookProps; gains: readonly LikelyGain[]; warning: string | null } {
  const own = work.filter(({ horseId }) => horseId === horse.id);
  const found = sessionOutlook({ ...horse, work: own.map(toLoad) }, programme, now);
  const entry = entries.find(({ horseId }) => horseId === horse.id);
  const likely = Object.fromEntries(found.gains.map((gain) => [gain.talent, gain.likely]));
  return {
    outlook: {
      gains: found.gains.map(toGainRange),
      worth: `${sayWorth(likely, horse)}. ${sayTalents(horse)}`,
      condition: {
        before: conditionAt(horse.condition, horse.conditionAt, now),
        after: found.condition,
        band: conditionBand(found.condition),
        word: conditionWord(found.condition),
      },
      energy: {
        before: energyAt(horse.energy, horse.conditionAt, now, recovery),
        after: found.energy,
        band: energyBand(found.energy),
      },
      back: sayWhen(found.endsAt, now),
      race: entry ? toRaceWords(entry, found, now) : toRestWords(found, now),
    },
    gains: found.gains,
    warning: found.overreach === null ? null : overreachWarnings[found.overreach],
  };
}

/** How heavy a piece of work was. */
export const toLoad = (done: PastWork) => ({
  at: done.at,
  load: 'programme' in done ? loadOf(sessionProgrammes[done.programme]) : raceCost(done.distance),
});

function toGainRange({ talent, least, likely, most }: SessionOutlook['gains'][number]): GainRange {
  const words =
    most === 0 ? 'none' : `+${hundredths(likely)} (${hundredths(least)} to ${hundredths(most)})`;
  return { talent: talentLabels[talent], least, likely, most, words };
}

const hundredths = (points: number) => points.toFixed(2);

/** What the next race says to it: whether the horse would be back at its off, and with what energy. */
function toRaceWords(
  { race }: UpcomingEntry,
  { energy, endsAt }: SessionOutlook,
  now: number,
): TrainingOutlookProps['race'] {
  const off = `at the off of ${race.name}, ${sayWhen(race.offAt, now)}.`;
  if (race.offAt < endsAt) return { text: `It would still be at work ${off}`, tone: 'caution' };
  const left = energyAt(energy, endsAt, race.offAt, recovery);
  const text = `It would have ${left}% of its energy ${off}`;
  return left < ENERGY_TO_RUN
    ? { text: `${text} Less than half costs it the race.`, tone: 'caution' }
    : { text, tone: 'standard' };
}

/** When a horse that is entered for nothing has the energy to run. */
function toRestWords(
  { energy, endsAt }: SessionOutlook,
  now: number,
): TrainingOutlookProps['race'] {
  const back = { energy, conditionAt: endsAt, atWork: null };
  const rest = sayRest(back, now) ?? 'It is rested when it is back.';
  return {
    text: `It is entered for no race. ${rest}`,
    tone: mayRunAt(back) > endsAt ? 'caution' : 'standard',
  };
}
