// Imported before everything else (`node --import`), in each thread of the process: so that a season can be
// played in the past, all of them read a clock that `setClock` moves. The database's own goes by it too.
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const key = 'furlong season clock';
const Time = Date;

if (isMainThread) setEnvironmentData(key, new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

/** By how many ms this process lives ahead of the machine's clock. */
const ahead = new Float64Array(getEnvironmentData(key) as SharedArrayBuffer);
const now = () => Math.floor(Time.now() + (ahead[0] ?? 0));

globalThis.Date = new Proxy(Time, {
  construct: (_, values) =>
    values.length === 0 ? new Time(now()) : Reflect.construct(Time, values),
  apply: () => new Time(now()).toString(),
  get: (time, name) => (name === 'now' ? now : Reflect.get(time, name)),
});

/** The machine's own clock, in ms since 1970. */
export const machineNow = () => Time.now();

/** Sets the clock of this process, ms since 1970; it goes on from there as time does, and never back. */
export function setClock(at: number): void {
  ahead[0] = Math.max(at, now()) - Time.now();
}

/** Begins the clock at a moment of the past, ms since 1970. */
export function beginClock(at: number): void {
  ahead[0] = at - Time.now();
}
