import { equipmentNamed } from '../../src/equipment/catalogue.ts';
import { ENERGY_TO_RUN } from '../../src/horses/energy.ts';
import { DAY, WEEK } from '../../src/season/durations.ts';

/** How a stable of the season is run. */
export interface BotStrategy {
  readonly name: 'sensible' | 'lavish' | 'lapsed';
  /** Stables of a hundred that are run so. */
  readonly share: number;
  /** Sessions that it buys a week for a horse that can run: from the least to the most, by stable. */
  readonly sessions: readonly [least: number, most: number];
  /** Whether it buys, trains and equips horses without asking when they run. */
  readonly careless: boolean;
  /** Dollars that it keeps back when it enters, trains, buys equipment, or buys a horse. */
  readonly keeps: {
    readonly entry: number;
    readonly training: number;
    readonly kit: number;
    readonly horses: number;
  };
  readonly kit: readonly string[];
  /** Horses that it wants at the most. */
  readonly boxes: number;
  /** The share of what it has over that which it puts into one horse. */
  readonly puts: number;
  /** Tenths of the guide price that it pays for a horse at the most. */
  readonly pays: number;
  /** Energy in percent, and rest since the last run in ms, with which it enters a horse. */
  readonly enters: { readonly energy: number; readonly rest: number };
  /** How long after its founding it is looked after, in ms. */
  readonly plays: number;
}

const ALWAYS = 100 * WEEK;

export const botStrategies: readonly BotStrategy[] = [
  {
    name: 'sensible',
    share: 75,
    sessions: [1, 2],
    careless: false,
    keeps: { entry: 2500, training: 4500, kit: 6000, horses: 6500 },
    kit: ['Club Saddle', 'Snaffle Bridle'],
    boxes: 5,
    puts: 0.75,
    pays: 10,
    enters: { energy: 80, rest: 2 * DAY },
    plays: ALWAYS,
  },
  {
    // Spends what there is, on everything and at once, and runs horses that are tired.
    name: 'lavish',
    share: 15,
    sessions: [2, 4],
    careless: true,
    keeps: { entry: 0, training: 0, kit: 0, horses: 1000 },
    kit: ['Champion Saddle', 'Racing Bridle', 'Aluminium Plates'],
    boxes: 7,
    puts: 1,
    pays: 15,
    enters: { energy: ENERGY_TO_RUN, rest: 2 * DAY },
    plays: ALWAYS,
  },
  {
    // Comes for three weeks, and leaves its horses standing.
    name: 'lapsed',
    share: 10,
    sessions: [0, 1],
    careless: false,
    keeps: { entry: 1500, training: 3500, kit: 5000, horses: 5000 },
    kit: [],
    boxes: 3,
    puts: 0.5,
    pays: 10,
    enters: { energy: 60, rest: 3 * DAY },
    plays: 3 * WEEK,
  },
];

/** The strategy of a stable whose lot, 0 to below 1, is drawn. */
export function strategyOf(lot: number): BotStrategy {
  let below = 0;
  for (const strategy of botStrategies) {
    below += strategy.share / 100;
    if (lot < below) return strategy;
  }
  throw new RangeError('The shares of the botStrategies do not come to a hundred.');
}

/** The pieces that stables of each strategy buy, the first before the last. */
export const kits = new Map(
  botStrategies.map((strategy) => [
    strategy,
    strategy.kit.map((name) => {
      const piece = equipmentNamed(name);
      if (piece === null) throw new Error(`The shop sells no ${name}.`);
      return piece;
    }),
  ]),
);
