import type { ActiveAutoOrder, OwnHorse } from '@furlong/backend';
import {
  conditionAt,
  DAY,
  formatMoney,
  programmes,
  type SkipReason,
  suits,
} from '@furlong/game/rules';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { paths } from '../../../shared/paths.ts';
import { sayWhyNone, takerOf } from '../../../shared/races/nextRace.ts';
import { chances, isReady } from './horsesToEnter.ts';
import {
  eachOrAll,
  freeHorses,
  horsesCounted,
  type Need,
  type NeedFacts,
  namesOf,
} from './need.ts';

const training = { about: 'training', until: null } as const;

/** Horses whose last session the auto-trainer left out for money, by what was missing, until that was read. */
export function unpaidSessions(facts: NeedFacts): Need[] {
  return [
    ...unpaid(facts, 'budget spent', {
      one: ({ weeklyBudget }) => `its ${formatMoney(weeklyBudget)} for the week are spent`,
      many: 'their budgets for the week are spent',
    }),
    ...unpaid(facts, 'no credits', {
      one: () => 'your stable had too few credits',
      many: 'your stable had too few credits',
    }),
  ];
}

function unpaid(
  { horses, orders }: NeedFacts,
  reason: SkipReason,
  because: { one: (order: ActiveAutoOrder) => string; many: string },
): Need[] {
  const named = new Map(horses.map(({ id, name }) => [id, name]));
  const left = orders.flatMap((order) => {
    const name = named.get(order.horseId);
    return order.lastSkipped === reason && !order.skipSeen && name !== undefined
      ? { ...order, name }
      : [];
  });
  const trainer = {
    about: 'autoTraining',
    until: null,
    action: 'Auto-Trainer',
    href: paths.autoTrainer(),
  } as const;
  return eachOrAll(
    left,
    (order) => ({
      ...trainer,
      id: `${reason} ${order.horseId}`,
      text: `The auto-trainer left out a session of ${order.name}: ${because.one(order)}.`,
    }),
    (_first, all) => ({
      ...trainer,
      id: reason,
      text: `The auto-trainer left out sessions of ${namesOf(all)}: ${because.many}.`,
    }),
  );
}

/** Ready horses that no race takes and nobody trains. */
function unoccupied(facts: NeedFacts): OwnHorse[] {
  const busy = new Set([
    ...facts.orders.map(({ horseId }) => horseId),
    ...chances(facts).map(({ horse }) => horse.id),
  ]);
  return freeHorses(facts).filter((horse) => isReady(horse, facts.now) && !busy.has(horse.id));
}

const conditionNow = (horse: OwnHorse, now: number) =>
  conditionAt(horse.condition, horse.conditionAt, now);

const daysIdle = (horse: OwnHorse, now: number) =>
  pluralize(Math.floor((now - horse.conditionAt) / DAY), 'day');

const losesCondition = (horse: OwnHorse, now: number) => conditionNow(horse, now) < horse.condition;

/** Horses that stand idle and lose condition by it. */
export function idleHorses(facts: NeedFacts): Need[] {
  const { now } = facts;
  return eachOrAll(
    unoccupied(facts).filter((horse) => losesCondition(horse, now)),
    (horse) => ({
      ...training,
      id: `idle ${horse.id}`,
      text: `${horse.name} has stood idle for ${daysIdle(horse, now)}, and its condition has fallen to ${conditionNow(horse, now)}%.`,
      action: 'Train',
      href: paths.train({ horseId: horse.id }),
    }),
    (_first, all) => ({
      ...training,
      id: 'idle',
      text: `${namesOf(all)} stand idle and lose condition.`,
      action: 'Train Them',
      href: paths.trainMany(),
    }),
  );
}

/**
 * Horses that are ready with no race to run in yet: work brings them on meanwhile. Who has one, but would
 * not go to it fresh, rests. For one that no race suits its owner may ask for one.
 */
export function racelessHorses(facts: NeedFacts): Need[] {
  const { now } = facts;
  return eachOrAll(
    unoccupied(facts).filter(
      (horse) => !losesCondition(horse, now) && takerOf(horse, facts) === undefined,
    ),
    (horse) => ({
      ...training,
      id: `raceless ${horse.id}`,
      text: `${horse.name} is ready. ${sayWhyNone(horse, facts)} Work brings it on meanwhile.`,
      ...(isSuited(horse, facts)
        ? { action: 'Train', href: paths.train({ horseId: horse.id }) }
        : { action: 'Request a Race', href: paths.requestARace({ horseId: horse.id }) }),
    }),
    (_first, all) => ({
      ...training,
      id: 'raceless',
      text: `${horsesCounted(all)} are ready, and no open race would take them. Work brings them on meanwhile.`,
      action: 'Train Them',
      href: paths.trainMany(),
    }),
  );
}

const isSuited = (horse: OwnHorse, { races, stable, now }: NeedFacts) =>
  races.some((race) => suits(race, horse, stable, now));

/** Horses that came back from a session and have done nothing since, until their owner has seen what it gave. */
export function trainedHorses(facts: NeedFacts): Need[] {
  const free = new Map(freeHorses(facts).map((horse) => [horse.id, horse]));
  const back = facts.overview.trained.flatMap(({ horseId, programme }) => {
    const horse = free.get(horseId);
    return horse === undefined ? [] : { id: horseId, name: horse.name, programme };
  });
  return eachOrAll(
    back,
    ({ id, name, programme }) => ({
      ...training,
      id: `trained ${id}`,
      text: `${name} is back from ${programmes[programme].name} training.`,
      action: 'See What It Gained',
      href: paths.train({ horseId: id }),
    }),
    (_first, all) => ({
      ...training,
      id: 'trained',
      text: `${namesOf(all)} are back from training.`,
      action: 'See What They Gained',
      href: paths.train(),
    }),
  );
}
