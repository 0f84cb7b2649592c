/**
 * The moments after `from` and not after `to` at which a session is due, counted from the start of
 * auto-training: the first one interval after it. Spans that join see every moment exactly once,
 * however long nobody was there to keep it. All in ms (since 1970).
 */
export function dueSlots(startedAt: number, everyMs: number, from: number, to: number): number[] {
  const slots: number[] = [];
  for (let slot = nextSlot(startedAt, everyMs, from); slot <= to; slot += everyMs) slots.push(slot);
  return slots;
}

/** The first session due after `now`. */
export function nextSlot(startedAt: number, everyMs: number, now: number): number {
  const passed = Math.max(0, Math.floor((now - startedAt) / everyMs));
  return startedAt + (passed + 1) * everyMs;
}
