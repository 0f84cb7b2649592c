import type { EquipmentSlot, Inventory, OwnedPiece, TackedHorse } from '@furlong/backend';
import { type Bonuses, bonusNames, effectInWords, totalBonuses } from '@furlong/game/rules';
import type { EffectsSummaryProps, SlotItemProps, SlotPanelProps } from '@furlong/ui';
import { formatWear } from '../../shared/format/wear.ts';
import { paths } from '../../shared/paths.ts';

/** True if the card of the horse's race names what it wears: nothing of it may change until then. */
export function isOnCard({ race }: TackedHorse, now: number): boolean {
  return race !== null && (race.status !== 'open' || race.closesAt <= now);
}

/** What a horse wears. */
export function wornBy({ pieces }: Inventory, { id }: TackedHorse): readonly OwnedPiece[] {
  return pieces.filter(({ horseId }) => horseId === id);
}

/** The six slots of a horse. */
export function toSlots(worn: readonly OwnedPiece[]): SlotPanelProps['slots'] {
  const inSlot = (slot: EquipmentSlot) => {
    const piece = worn.find((each) => each.slot === slot);
    if (piece === undefined) return null;
    return { name: piece.name, effect: effectInWords(piece.bonuses), ...wearOf(piece) };
  };
  return {
    saddle: inSlot('saddle'),
    horseshoes: inSlot('horseshoes'),
    bridle: inSlot('bridle'),
    blanket: inSlot('blanket'),
    whip: inSlot('whip'),
    boots: inSlot('boots'),
  };
}

function wearOf({ runsLeft, lifeInRuns }: OwnedPiece) {
  if (runsLeft === null || lifeInRuns === null) return {};
  return { wear: formatWear(runsLeft, lifeInRuns), wearingOut: runsLeft === 1 };
}

/** What the worn pieces add up to, and what they would with another in its slot. */
export function toEffects(
  worn: readonly OwnedPiece[],
  looked: OwnedPiece | undefined,
): EffectsSummaryProps['effects'] {
  const before = totalBonuses(worn);
  const after = looked
    ? totalBonuses([...worn.filter(({ slot }) => slot !== looked.slot), looked])
    : before;
  const change = (bonus: keyof Bonuses) => ({ before: before[bonus], after: after[bonus] });
  return {
    speed: change('speed'),
    endurance: change('endurance'),
    agility: change('agility'),
    control: change('control'),
  };
}

type SlotItem = Pick<
  SlotItemProps,
  | 'itemId'
  | 'slot'
  | 'name'
  | 'effect'
  | 'wear'
  | 'wearingOut'
  | 'count'
  | 'note'
  | 'replaceHref'
  | 'equipped'
  | 'unavailableReason'
>;

/**
 * The pieces of the stable that fit a slot: the one that the horse wears first, then those that lie
 * in the tack room, those on other horses, and those that are worn out. The best of each come first,
 * and those that are alike are one.
 */
export function toSlotItems(
  tack: Inventory,
  horse: TackedHorse,
  slot: EquipmentSlot,
  now: number,
): SlotItem[] {
  const alike = new Map<string, OwnedPiece[]>();
  for (const piece of tack.pieces.filter((each) => each.slot === slot)) {
    const { id, name, runsLeft, horseId, wornOutBy } = piece;
    const key = horseId === null ? [name, runsLeft, wornOutBy].join() : id;
    alike.set(key, [...(alike.get(key) ?? []), piece]);
  }
  return [...alike.values()]
    .flatMap(([piece, ...others]) => (piece ? [{ piece, count: 1 + others.length }] : []))
    .toSorted(
      (a, b) =>
        rank(a.piece, horse) - rank(b.piece, horse) ||
        points(b.piece) - points(a.piece) ||
        (b.piece.runsLeft ?? 0) - (a.piece.runsLeft ?? 0),
    )
    .map(({ piece, count }) => ({
      itemId: piece.id,
      slot,
      name: piece.name,
      // What is worn out does nothing.
      effect: effectInWords(piece.runsLeft === 0 ? {} : piece.bonuses),
      ...wearOf(piece),
      count,
      equipped: piece.horseId === horse.id,
      ...obstacle(tack, piece, horse, now),
    }));
}

const points = ({ bonuses }: OwnedPiece) =>
  bonusNames.reduce((sum, bonus) => sum + bonuses[bonus], 0);

function rank({ horseId, runsLeft }: OwnedPiece, horse: TackedHorse): number {
  if (runsLeft === 0) return 3;
  if (horseId === null) return 1;
  return horseId === horse.id ? 0 : 2;
}

/** Why a piece cannot be put on or taken off, such as who wore it out, or what else that would change. */
function obstacle(
  { horses }: Inventory,
  { name, runsLeft, horseId, wornOutBy }: OwnedPiece,
  horse: TackedHorse,
  now: number,
): Pick<SlotItem, 'wear' | 'note' | 'unavailableReason' | 'replaceHref'> {
  if (runsLeft === 0) {
    const by = horses.find(({ id }) => id === wornOutBy);
    return {
      ...(by && { wear: `Worn out by ${by.name}` }),
      replaceHref: paths.buyEquipment({ search: name }),
    };
  }
  if (isOnCard(horse, now)) return { unavailableReason: 'Fixed until after the race' };
  const wearer = horses.find(({ id }) => id === horseId && id !== horse.id);
  if (wearer === undefined) return {};
  return isOnCard(wearer, now)
    ? { unavailableReason: `Worn by ${wearer.name}, and named on the card of its race` }
    : { note: `Worn by ${wearer.name}: it will be moved` };
}
