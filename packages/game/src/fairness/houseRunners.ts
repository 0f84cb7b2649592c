import { isBarred, isInDoubt, isReserve, reserveOrder } from './reserves.ts';
import type { Terms } from './terms.ts';
import type { PublishedEntry, PublishedOpening } from './verification.ts';

interface HouseField extends PublishedOpening {
  readonly agreed: Terms;
  /** House runners only. */
  readonly runners: readonly PublishedEntry[];
  readonly players: number;
  readonly filledAt: number | null;
}

/**
 * Which part of the rule for house runners was broken, in a sentence, or null if none was: the
 * reserves are all house horses that may run, in the order of their lots; some are entered at the
 * opening, others when entries close, never another while one before it is free.
 *
 * @param filledAt when the field was brought to its size, or null if it was called off before
 */
export async function houseFault(
  entries: readonly PublishedEntry[],
  opening: PublishedOpening,
  agreed: Terms,
  filledAt: number | null,
): Promise<string | null> {
  const runners = entries.filter(({ isHouse }) => isHouse);
  const players = entries.length - runners.length;
  const field = { ...opening, agreed, runners, players, filledAt };
  return (await orderFault(field)) ?? turnFault(field) ?? sizeFault(field);
}

async function orderFault({ houseHorses, openedAt, reserves, agreed }: HouseField) {
  const doubtful = houseHorses
    .filter((horse) => isInDoubt(horse, agreed, openedAt))
    .map(({ horseId }) => horseId);
  const expected = await reserveOrder(
    agreed.slot,
    houseHorses.filter((horse) => isReserve(horse, agreed, openedAt)).map(({ horseId }) => horseId),
  );
  const certain = (ids: readonly string[]) => ids.filter((id) => !doubtful.includes(id)).join();
  return certain(reserves) === certain(expected)
    ? null
    : 'The reserves are not all house horses that may run, in the order of their lots.';
}

/** Every runner of the house was the next in turn when it was entered. */
function turnFault({ agreed, houseHorses, openedAt, reserves, runners }: HouseField) {
  const stray = runners.find(({ horseId }) => !reserves.includes(horseId));
  if (stray !== undefined) return `${stray.horseId} is not among the reserves.`;
  const taken = new Set<string>();
  for (const at of [...new Set(runners.map(({ enteredAt }) => enteredAt))].sort((a, b) => a - b)) {
    if (at !== openedAt && at < agreed.closesAt) {
      return 'The house entered a horse neither at the opening nor when entries closed.';
    }
    for (const { horseId, enteredAt } of runners) if (enteredAt === at) taken.add(horseId);
    const entered = (id: string) =>
      runners.some(({ horseId, enteredAt }) => horseId === id && enteredAt === at);
    const passedOver = reserves
      .slice(0, reserves.findLastIndex(entered))
      .find((id) => !taken.has(id) && !isBarredAt(houseHorses, id, agreed, at));
    if (passedOver !== undefined) return `${passedOver} was free and was passed over.`;
  }
  return null;
}

/** The house brought the field to its size, and no further, or ran out of horses. */
function sizeFault({ agreed, filledAt, houseHorses, openedAt, players, ...field }: HouseField) {
  const { reserves, runners } = field;
  const { finalField, maxEntries, openingField } = agreed;
  const early = runners.filter(({ enteredAt }) => enteredAt === openedAt).length;
  const wanted = Math.max(early, Math.min(finalField, maxEntries) - players);
  if (early > Math.min(openingField, maxEntries) || runners.length > wanted) {
    return 'The house entered more horses than its rule allows.';
  }
  const isFree = (at: number) => (id: string) =>
    runners.every(({ horseId, enteredAt }) => horseId !== id || enteredAt > at) &&
    !isBarredAt(houseHorses, id, agreed, at);
  const missing =
    (early < Math.min(openingField, maxEntries) && reserves.find(isFree(openedAt))) ||
    (filledAt !== null && runners.length < wanted && reserves.find(isFree(filledAt)));
  return missing ? `The field was short of ${missing}, which was free.` : null;
}

function isBarredAt(
  houseHorses: PublishedOpening['houseHorses'],
  id: string,
  agreed: Terms,
  at: number,
): boolean {
  const horse = houseHorses.find(({ horseId }) => horseId === id);
  return horse !== undefined && isBarred(horse, agreed, at);
}
