import { pick } from '../lists/pick.ts';
import { hashText } from '../random/hashText.ts';
import { type Jockey, jockeyOf, jockeys } from './jockeys.ts';

/** A runner that needs a jockey, with all that its booking rests on. */
export interface Mount {
  readonly horseId: string;
  /** When it was entered, in ms since 1970. */
  readonly enteredAt: number;
  /** The licence of the jockey that its owner asked for, or null. */
  readonly asked: number | null;
  /** The licence of who rode it in its last race, or null. */
  readonly lastRider: number | null;
}

/** Why a jockey rides a horse: its owner asked, or the jockey rode it last; else by lot. */
export type BookedBy = 'asked' | 'rode_last' | 'lot';

/** Coprime to the number of jockeys, so that the lots come to each of them before any comes again. */
const STRIDE = 7;

/** The jockeys in the order of a race's lots: the race alone decides it. */
function lotsOf(raceId: string): Jockey[] {
  const first = hashText(raceId) % jockeys.length;
  return jockeys.map((_, turn) => pick(jockeys, first + turn * STRIDE));
}

/** A jockey for each of up to 40 runners by lot alone, in the order of the draw. */
export function drawJockeys(raceId: string, runners: number): Jockey[] {
  return lotsOf(raceId).slice(0, runners);
}

/**
 * Books a jockey for each of up to 40 runners, none for two. A jockey who was asked for rides, of the
 * horses that asked, the one he rode last, else the one entered first. A horse that got nobody so keeps
 * who rode it last, where that jockey is free; of two such the one entered first. The rest take the
 * free jockeys by the race's lots, in the order of the draw.
 *
 * @param mounts in the order of the draw; of two entered at the same time the lower id comes first.
 * @returns the jockeys in the same order.
 */
export function bookJockeys(raceId: string, mounts: readonly Mount[]): Jockey[] {
  const inOrder = mounts.toSorted(byEntry);
  const rides = new Map<string, Jockey>();
  const taken = new Set<number>();
  const book = (horseId: string, jockey: Jockey | null) => {
    if (jockey === null || rides.has(horseId) || taken.has(jockey.licence)) return;
    rides.set(horseId, jockey);
    taken.add(jockey.licence);
  };
  const knownFirst = inOrder.toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
  for (const { horseId, asked } of knownFirst) book(horseId, known(asked));
  for (const { horseId, lastRider } of inOrder) book(horseId, known(lastRider));
  const free = lotsOf(raceId)
    .filter(({ licence }) => !taken.has(licence))
    .values();
  return mounts.map(({ horseId }) => {
    const jockey = rides.get(horseId) ?? free.next().value;
    if (jockey === undefined) throw new RangeError(`No jockey is left for ${horseId}.`);
    return jockey;
  });
}

/** Why a jockey was booked for a runner. */
export function bookedBy(
  licence: number,
  { asked, lastRider }: Pick<Mount, 'asked' | 'lastRider'>,
): BookedBy {
  if (licence === asked) return 'asked';
  return licence === lastRider ? 'rode_last' : 'lot';
}

function byEntry(a: Mount, b: Mount): number {
  return a.enteredAt - b.enteredAt || (a.horseId < b.horseId ? -1 : 1);
}

/** Whether the jockey asked for rode the horse last. */
function isKnown({ asked, lastRider }: Mount): boolean {
  return asked !== null && asked === lastRider;
}

function known(licence: number | null): Jockey | null {
  return licence === null ? null : jockeyOf(licence);
}
