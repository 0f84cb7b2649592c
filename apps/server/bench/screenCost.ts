import type { Page } from 'playwright';

const slowedTimes = 4;

/** In ms of the main thread on a processor slowed four times. */
export interface ScreenCost {
  /** Of all script: functions, events, timers, and promises, which the browser's own sum leaves out. */
  script: number;
  /** Of layout and styles, those that a script asked for among them. */
  layout: number;
  /** The longest time without an answer to another press. */
  longest: number;
}

const scripts = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.compile',
]);
const layouts = new Set(['Layout', 'UpdateLayoutTree']);
const tasks = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** A span of a thread in Chromium's trace, all in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Processor time of the thread alone; missing where it was none. */
  tdur?: number;
  args: { name?: string };
}

/**
 * What some work costs a page's main thread: the processor time that the thread itself was given, by the
 * trace of the browser, four times. A clock would count what the machine's other work takes meanwhile as
 * well. So would the browser's own slowing, which lets the thread spin by the clock.
 */
export async function costOf(page: Page, work: () => Promise<void>): Promise<ScreenCost> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Only a browser that was launched is traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const cost: ScreenCost = { script: 0, layout: 0, longest: 0 };
  for (const events of mainThreads(traceEvents)) {
    const ends = { script: 0, layout: 0 };
    for (const { name, ts, dur, tdur = 0 } of events) {
      const time = (slowedTimes * tdur) / 1_000;
      if (tasks.has(name)) cost.longest = Math.max(cost.longest, time);
      // What runs within a script is a part of it, except for layout.
      if (scripts.has(name) && ts >= ends.script) {
        cost.script += time;
        ends.script = ts + dur;
      }
      if (layouts.has(name) && ts >= ends.layout) {
        cost.layout += time;
        if (ts < ends.script) cost.script -= time;
        ends.layout = ts + dur;
      }
    }
  }
  return cost;
}

/** The spans of each page's main thread in the order in which they began, the outer one first. */
function mainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) =>
      events
        .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid)
        .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur),
    );
}
