/** Where credits come from, and where they go. */
export type Source = 'grants' | 'prizes' | 'activity';
export type Sink = 'entry fees' | 'training' | 'boxes' | 'kit' | 'horses';

/** Everything that was paid to stables and by them, in whole dollars. */
export class Economy {
  readonly sources: Record<Source, number> = { grants: 0, prizes: 0, activity: 0 };
  readonly sinks: Record<Sink, number> = {
    'entry fees': 0,
    training: 0,
    boxes: 0,
    kit: 0,
    horses: 0,
  };

  pay(purse: { credits: number }, from: Source, dollars: number): void {
    purse.credits += dollars;
    this.sources[from] += dollars;
  }

  charge(purse: { credits: number }, to: Sink, dollars: number): void {
    purse.credits -= dollars;
    this.sinks[to] += dollars;
  }
}

/** 0 if everybody owns the same, toward 1 if one owns everything; debts count as nothing. */
export function gini(amounts: readonly number[]): number {
  const sorted = amounts.map((amount) => Math.max(0, amount)).sort((a, b) => a - b);
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
