import type {
  ActiveAutoOrder,
  OfferedAutoProgramme,
  OwnHorse,
  PastAutoOrder,
} from '@furlong/backend';
import {
  autoOutlook,
  autoProgrammes,
  conditionAt,
  conditionBand,
  conditionWord,
  DAY,
  energyAt,
  energyBand,
  formatMoney,
  HOUR,
  MINUTE,
  middlingTalents,
  skipWords,
  type Trained,
  trainedTalents,
} from '@furlong/game/rules';
import type {
  AutoProgrammeCardProps,
  AutoTrainingItemProps,
  AutoTrainingOutlookProps,
  SilksDesign,
  TrainingRow,
} from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { sayGain, sayWorth } from '../../shared/horses/talents.ts';
import { paths } from '../../shared/paths.ts';
import { type TrainingFacts, toLoad } from './toTrainingOutlook.ts';

/** How often sessions come: 'Every 6 hours'. */
export const formatEvery = (everyMs: number) => `Every ${everyMs / HOUR} hours`;

/** A programme as its card shows it, at the price that the server asks. */
export function toAutoProgrammeCardProps({
  id,
  price,
  everyMs,
}: OfferedAutoProgramme): Omit<AutoProgrammeCardProps, 'onSelect'> {
  const { name, description } = autoProgrammes[id];
  return {
    ...{ programmeId: id, focus: id, name, description },
    schedule: formatEvery(everyMs),
    costPerSession: formatMoney(price),
  };
}

/** A horse in auto-training as its line shows it at `now`, ms; its countdown is drawn where it ticks. */
export function toAutoTrainingItem(
  order: ActiveAutoOrder,
  horse: OwnHorse,
  silks: SilksDesign,
  now: number,
): Omit<AutoTrainingItemProps, 'countdown' | 'onStop' | 'busy'> {
  const { name, everyMs, price } = autoProgrammes[order.programme];
  return {
    horseId: order.horseId,
    horse: horse.name,
    portrait: portraitOf(horse, now),
    silks,
    programme: name,
    schedule: formatEvery(everyMs),
    costPerSession: formatMoney(price),
    spent: `${formatMoney(order.spent)} of ${formatMoney(order.weeklyBudget)} spent this week`,
    ...(order.lastSkipped !== null && {
      note: `The last session was left out and not charged: ${skipWords[order.lastSkipped]}.`,
    }),
  };
}

/** An order as the history tells it, at `now` in ms. */
export function toTrainingRow(order: PastAutoOrder, now: number): TrainingRow {
  return {
    id: order.id,
    horse: order.horseName,
    href: paths.horse(order.horseId),
    programme: autoProgrammes[order.programme].name,
    duration: formatSpan((order.endedAt ?? now) - order.startedAt),
    sessions: order.sessions,
    totalCost: formatMoney(order.cost),
    leftOut: order.skipped.map(({ reason, sessions }) => ({ sessions, reason: skipWords[reason] })),
    status: order.endedAt === null ? 'active' : 'completed',
  };
}

/** How long something went on, in its largest unit: '12 days', '5 hours', '3 minutes'. */
function formatSpan(ms: number): string {
  if (ms >= DAY) return pluralize(Math.floor(ms / DAY), 'day');
  if (ms >= HOUR) return pluralize(Math.floor(ms / HOUR), 'hour');
  return ms >= MINUTE ? pluralize(Math.floor(ms / MINUTE), 'minute') : 'Under a minute';
}

/** What a week of a programme would likely do to a horse, and whether it can bear it. */
export function toAutoOutlook(
  horse: OwnHorse,
  { id, price }: Pick<OfferedAutoProgramme, 'id' | 'price'>,
  weeklyBudget: number,
  { work, entries, now, credits }: TrainingFacts & { credits: number },
): AutoTrainingOutlookProps {
  const { recovery } = middlingTalents;
  const found = autoOutlook(
    {
      ...horse,
      work: work.filter(({ horseId }) => horseId === horse.id).map(toLoad),
    },
    { programme: id, weeklyBudget },
    {
      credits,
      raceTimes: entries.flatMap((each) => (each.horseId === horse.id ? each.race.offAt : [])),
    },
    now,
  );
  const energy = energyAt(horse.energy, horse.conditionAt, now, recovery);
  return {
    held: found.held,
    due: found.due,
    cost: formatMoney(found.held * price),
    gains: sayGains(found.gains, horse),
    leftOut: found.skipped.map(({ reason, sessions }) => ({ sessions, reason: skipWords[reason] })),
    condition: {
      before: conditionAt(horse.condition, horse.conditionAt, now),
      after: found.condition,
      band: conditionBand(found.condition),
      word: conditionWord(found.condition),
    },
    energy: { before: energy, after: found.energy, band: energyBand(found.energy) },
    lowestEnergy:
      found.lowestEnergy === null
        ? null
        : `No session leaves it under ${found.lowestEnergy}% energy.`,
    advice: adviceOn(found),
  };
}

/** What a week adds to its talents together, and what that is worth. */
function sayGains(gains: Trained, horse: OwnHorse): string {
  const gained = trainedTalents.filter((talent) => gains[talent] >= 0.005);
  if (gained.length === 0) return 'No talent gains by it.';
  const words = gained.map((talent) => sayGain(talent, gains[talent]));
  return `${words.join(', ')}. ${sayWorth(gains, horse)}.`;
}

/** Reasons that say that the programme is too much for the horse. */
const tooMuch = new Set(['too tired', 'overreached']);

function adviceOn({
  due,
  skipped,
}: Pick<ReturnType<typeof autoOutlook>, 'due' | 'skipped'>): AutoTrainingOutlookProps['advice'] {
  const unbearable = skipped
    .filter(({ reason }) => tooMuch.has(reason))
    .reduce((sum, { sessions }) => sum + sessions, 0);
  if (unbearable > 0) {
    return {
      tone: 'caution',
      text: `This is more than the horse can bear: ${unbearable} of ${due} sessions would leave it too tired or overreached. They are left out, and not charged.`,
    };
  }
  return { tone: 'standard', text: 'The horse can bear it.' };
}
