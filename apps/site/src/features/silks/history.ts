/** What was chosen, one after the other, and what was taken back of it. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

export type Step<Value> = { type: 'change'; to: Value } | { type: 'undo' } | { type: 'redo' };

export const beginHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
});

/** A change forgets what was taken back; where there is nothing to take back or make again, nothing is. */
export function step<Value>(history: History<Value>, taken: Step<Value>): History<Value> {
  const { past, present, future } = history;
  switch (taken.type) {
    case 'change':
      return { past: [...past, present], present: taken.to, future: [] };
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future] };
    }
    case 'redo': {
      const [next, ...later] = future;
      if (next === undefined) return history;
      return { past: [...past, present], present: next, future: later };
    }
  }
}
