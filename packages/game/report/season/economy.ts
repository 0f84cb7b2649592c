import {
  type ClosedWeek,
  nextPrizeSubsidy,
  PLANNED_HOUSE_PART,
  WEEKS_JUDGED,
} from '../../src/races/prizeSubsidy.ts';

/** Where the credits of all stables come from, and where they go. */
export type Source = 'grants' | 'prizes';
export type Sink = 'entry fees' | 'training' | 'boxes' | 'kit' | 'horses' | 'commission';

/** What racing costs, against which its prizes are held. */
const racing: readonly Sink[] = ['entry fees', 'training', 'boxes', 'kit'];

export interface Purse {
  credits: number;
  /** The least it ever held once it had its grant. */
  lowest: number;
}

/** Everything that was paid to stables and by them, in whole dollars, and the house's part of purses. */
export class Economy {
  readonly sources: Record<Source, number> = { grants: 0, prizes: 0 };
  readonly sinks: Record<Sink, number> = {
    'entry fees': 0,
    training: 0,
    boxes: 0,
    kit: 0,
    horses: 0,
    commission: 0,
  };
  /** Weeks whose books are closed, newest first. */
  readonly weeks: ClosedWeek[] = [];
  /** Percent of the planned house part at which races are opened now. */
  percent = PLANNED_HOUSE_PART;

  pay(purse: Purse, from: Source, dollars: number): void {
    purse.credits += dollars;
    this.sources[from] += dollars;
  }

  /** No purse falls below nothing: what is not there is not paid. Returns what was. */
  charge(purse: Purse, to: Sink, dollars: number): number {
    const paid = Math.min(purse.credits, dollars);
    purse.credits -= paid;
    purse.lowest = Math.min(purse.lowest, purse.credits);
    this.sinks[to] += paid;
    return paid;
  }

  /** Closes a week's books, and sets the house's part of purses for the next. */
  closeWeek(stables: number): void {
    const sum = (of: (week: ClosedWeek) => number) =>
      this.weeks.reduce((total, week) => total + of(week), 0);
    this.weeks.unshift({
      percent: this.percent,
      stables,
      won: this.sources.prizes - sum(({ won }) => won),
      spent:
        racing.reduce((total, sink) => total + this.sinks[sink], 0) - sum(({ spent }) => spent),
    });
    this.percent = nextPrizeSubsidy(this.percent, this.weeks.slice(0, WEEKS_JUDGED));
  }
}

/** Dollars won for each that racing cost in some weeks. */
export function wonPerDollar(weeks: readonly ClosedWeek[]): number {
  const won = weeks.reduce((sum, week) => sum + week.won, 0);
  return won / weeks.reduce((sum, { spent }) => sum + spent, 0);
}

/** 0 if everybody owns the same, toward 1 if one owns everything. */
export function gini(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0;
  const ranked = sorted.reduce((sum, amount, rank) => sum + (rank + 1) * amount, 0);
  return (2 * ranked) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

/** The share of the total, in percent, that the richest tenth holds. */
export function topTenth(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => b - a);
  const total = sorted.reduce((sum, amount) => sum + amount, 0);
  const top = sorted.slice(0, Math.ceil(sorted.length / 10));
  return total === 0 ? 0 : (100 * top.reduce((sum, amount) => sum + amount, 0)) / total;
}
