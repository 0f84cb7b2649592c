import type { PaperDay, PaperRace } from '@furlong/backend';
import {
  formatDistance,
  formatMargin,
  formatMoney,
  formatRaceTime,
  isTrackId,
  type StoryKind,
  sayMargin,
  storyOfDay,
  tracks,
} from '@furlong/game/rules';
import { formatChance } from '../../shared/format/chance.ts';

/** A story in words. */
export interface Story {
  label: string;
  headline: string;
  text: string;
  race: PaperRace;
}

export const trackName = (id: string) => (isTrackId(id) ? tracks[id].name : id);

/** Where a race was run, and over what: "1m at Kingsmere". */
const where = ({ distance, trackId }: PaperRace) =>
  `${formatDistance(distance)} at ${trackName(trackId)}`;

/** The story of a day. */
export function toStory(day: PaperDay): Story {
  const kind = storyOfDay({
    records: day.records.length,
    surpriseChance: day.surprise?.winner.winChance ?? null,
    closeMs: day.close?.ms ?? null,
  });
  return { race: raceOf(kind, day), ...wordsOf(kind, day, raceOf(kind, day)) };
}

function raceOf(kind: StoryKind, { records, surprise, close, big }: PaperDay): PaperRace {
  const told = { record: records[0], surprise, close: close?.race, 'dead heat': close?.race, big };
  return told[kind] ?? big;
}

function wordsOf(kind: StoryKind, { close }: PaperDay, race: PaperRace): Omit<Story, 'race'> {
  const { winner, name, second } = race;
  const time = formatRaceTime(race.timeMs);
  switch (kind) {
    case 'record':
      return {
        label: 'Record of the day',
        headline: `${winner.name} is the fastest ever over ${where(race)}`,
        text: `${time} on ${race.surface.toLowerCase()} in the ${name}: nobody has been faster over the course.`,
      };
    case 'dead heat':
      return {
        label: 'Finish of the day',
        headline: `${winner.name} and ${second} could not be parted`,
        text: `The judge gave a dead heat in the ${name}, over ${where(race)}, in ${time}.`,
      };
    case 'surprise':
      return {
        label: 'Surprise of the day',
        headline: `${winner.name} wins at a chance of ${formatChance(winner.winChance ?? 0)}`,
        text: `No winner of the day was given less by the morning line. It took the ${name}, over ${where(race)}${second === null ? '' : `, from ${second}`}, in ${time}.`,
      };
    case 'close':
      return {
        label: 'Finish of the day',
        headline: `${winner.name} by ${sayMargin(formatMargin(close?.ms ?? 0))}`,
        text: `Nothing was closer all day: the ${name}, over ${where(race)}, from ${second} in ${time}.`,
      };
    case 'big':
      return bigRaceWords(race);
  }
}

/** The day's greatest race in words. */
export function bigRaceWords({
  winner,
  name,
  second,
  purse,
  grade,
  ...race
}: PaperRace): Omit<Story, 'race'> {
  return {
    label: `The day’s big race, ${grade}`,
    headline: `${winner.name} takes the ${name}`,
    text: `${formatMoney(purse)} over ${where({ winner, name, second, purse, grade, ...race })}, won in ${formatRaceTime(race.timeMs)}${second === null ? '' : ` from ${second}`}.`,
  };
}
