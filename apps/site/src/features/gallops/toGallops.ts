import type { Gallop, Ghost, HorseRun, NotebookEntry } from '@furlong/backend';
import { formatOrdinal, type GallopQuestion, gallopError, gallopGround } from '@furlong/game/rules';
import type { GallopAnswerProps, GallopLine, NotebookLine } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../shared/format/dotted.ts';
import { formatWhen, sayDay } from '../../shared/format/time.ts';
import type { AnsweredGallop } from './mutations.ts';

/** Lengths ahead or behind in words: '1.3 ahead', '0.4 behind', 'Level'. */
export function formatAhead(lengths: number): string {
  const figure = Math.abs(lengths).toFixed(1);
  if (Number(figure) === 0) return 'Level';
  return `${figure} ${lengths < 0 ? 'behind' : 'ahead'}`;
}

/** A gallop as a line of the history. */
export function toGallopLine(gallop: Gallop, now: number): GallopLine {
  return {
    id: gallop.id,
    when: formatWhen(gallop.at, now),
    against: gallop.ghost === null ? 'The benchmark' : ghostInWords(gallop.ghost, now),
    question: questionInWords(gallop),
    equipment: kitInWords(gallop.kit),
    lengths: formatAhead(gallop.lengths),
  };
}

/** The lines of a notebook, the farthest ahead first. */
export function toNotebookLines(notebook: readonly NotebookEntry[], now: number): NotebookLine[] {
  return notebook
    .toSorted((one, other) => other.mean - one.mean)
    .map((entry) => {
      const error = gallopError(entry.gallops);
      const against = entry.ghost === null ? [] : [ghostInWords(entry.ghost, now)];
      return {
        id: [entry.ghost?.raceId, ...questionKey(entry)].join(' '),
        question: dotted([questionInWords(entry), ...against]),
        equipment: kitInWords(entry.kit),
        gallops: entry.gallops,
        mean: entry.mean,
        error,
        words: formatAhead(entry.mean),
        doubt: `± ${error.toFixed(1)}`,
      };
    });
}

/** What has just come of a gallop, with the range in which the truth likely lies. */
export function toGallopAnswer(
  { lengths, ...gallop }: AnsweredGallop,
  horse: string,
  ghost: HorseRun | undefined,
  now: number,
): GallopAnswerProps {
  const error = gallopError(1);
  const [least, most] = [lengths - error, lengths + error];
  const ahead = formatAhead(lengths);
  const kit = gallop.kit === 0 ? 'in plain tack' : `with equipment of +${gallop.kit}`;
  return {
    answer: ahead === 'Level' ? ahead : ahead.replace(' ', ' lengths '),
    against: againstWhom(lengths, ghost, now),
    question: `${horse}, ${questionInWords(gallop)}, ${kit}`,
    doubt: `Chance moves a gallop by about a length: two times in three the truth lies between ${rangeInWords(least, most)}.`,
    ...{ lengths, least, most },
  };
}

/** A race that the horse has run, as one of the ghosts to choose from. */
export function toGhostOption(run: HorseRun, now: number): { value: string; label: string } {
  const where = questionInWords(run);
  const label = dotted([
    `${run.raceName}, ${sayDay(run.offAt, now)}`,
    where,
    formatOrdinal(run.place),
  ]);
  return { value: run.raceId, label };
}

function againstWhom(lengths: number, ghost: HorseRun | undefined, now: number): string {
  const of = formatAhead(lengths) === 'Level' ? 'with' : 'of';
  if (ghost === undefined) return `${of} the benchmark`;
  return `${of} itself in the ${ghost.raceName}, ${sayDay(ghost.offAt, now)}`;
}

function ghostInWords({ raceName, offAt }: Ghost, now: number): string {
  return `Its ghost of the ${raceName}, ${sayDay(offAt, now)}`;
}

function questionInWords({
  distance,
  surface,
  going,
}: Pick<GallopQuestion, 'distance' | 'surface' | 'going'>): string {
  return `${formatMetres(distance)}, ${gallopGround(going, surface)}`;
}

function questionKey({ distance, surface, going, kit }: GallopQuestion) {
  return [distance, surface, going, kit];
}

function kitInWords(kit: number): string {
  return kit === 0 ? 'None' : `+${kit}`;
}

function rangeInWords(least: number, most: number): string {
  const [from, to] = [least, most].map((each) => Math.abs(each).toFixed(1));
  if (least >= 0) return `${from} and ${to} lengths ahead`;
  if (most <= 0) return `${to} and ${from} lengths behind`;
  return `${from} lengths behind and ${to} ahead`;
}
