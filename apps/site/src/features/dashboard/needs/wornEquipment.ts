import type { BareSlot, Equipment, OwnHorse } from '@furlong/backend';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { paths } from '../../../shared/paths.ts';
import { categoryOf } from '../../equipment/index.ts';
import { eachOrAll, type Need, type NeedFacts, namesOf } from './need.ts';

/** A piece that lasts so many runs yet, or fewer, is told. */
const fewRuns = 2;

const equipment = { about: 'equipment', until: null } as const;

/** What horses have worn out with nothing in its place: until entries close, where one is entered. */
export function wornOut({ horses, entries, overview, now }: NeedFacts): Need[] {
  const named = new Map(horses.map((horse) => [horse.id, horse]));
  const bare = overview.bare
    .flatMap((slot) => {
      const horse = named.get(slot.horseId);
      if (horse === undefined || horse.equipment.some((piece) => piece.slot === slot.slot))
        return [];
      const race = entries.find(({ horseId }) => horseId === horse.id)?.race;
      const until = race && race.closesAt > now ? race.closesAt : null;
      return { ...slot, name: horse.name, until };
    })
    .toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));
  return eachOrAll(
    bare,
    ({ name, until, ...slot }) => ({
      ...equipment,
      ...replacing(slot),
      id: `bare ${slot.horseId} ${slot.slot}`,
      until,
      text: `${name} has worn out its ${slot.item}, and wears nothing in its place.`,
    }),
    (first, all) => ({
      ...equipment,
      ...replacing(first),
      id: 'bare',
      until: first.until,
      text: `${pluralize(all.length, 'piece')} of equipment are worn out, with nothing in their place: on ${namesOf(all)}.`,
    }),
  );
}

const replacing = ({ horseId, slot, spare }: BareSlot) =>
  spare
    ? { action: 'Put Another On', href: paths.applyEquipment({ horseId, slot }) }
    : { action: 'Buy Another', href: paths.buyEquipment({ tab: categoryOf[slot] }) };

/** What lasts a run or two yet. */
export function wearingOut({ horses }: NeedFacts): Need[] {
  const wearing = horses.flatMap((horse) => horse.equipment.flatMap(nearlyWorn(horse)));
  const shop = (slot: Equipment['slot']) => ({
    action: 'Buy Another',
    href: paths.buyEquipment({ tab: categoryOf[slot] }),
  });
  return eachOrAll(
    wearing,
    ({ horseId, name, item, slot, runsLeft }) => ({
      ...equipment,
      ...shop(slot),
      id: `wearing ${horseId} ${slot}`,
      text: `${name} has ${pluralize(runsLeft, 'run')} left in its ${item}.`,
    }),
    (_first, all) => ({
      ...equipment,
      id: 'wearing',
      text: `${pluralize(all.length, 'piece')} of equipment last a run or two yet: on ${namesOf(all)}.`,
      action: 'Buy Equipment',
      href: paths.buyEquipment(),
    }),
  );
}

const nearlyWorn =
  ({ id, name }: OwnHorse) =>
  ({ item, slot, runsLeft }: Equipment) =>
    runsLeft === null || runsLeft > fewRuns ? [] : { horseId: id, name, item, slot, runsLeft };
