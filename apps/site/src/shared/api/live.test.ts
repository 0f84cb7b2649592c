import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The channels that the page has opened. */
let opened: FakeSource[] = [];

class FakeSource extends EventTarget {
  readonly CLOSED = 2;
  readyState = 0;
  constructor() {
    super();
    opened.push(this);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  /** What the browser does when the answer is none that it can listen to. */
  fail() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

let asked: RequestInit[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [opened, asked] = [[], []];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hour = 3_600_000;

/** Listens, and fails as soon as a channel is opened; answers how often it was opened within an hour. */
async function failFor() {
  const { listenLive } = await import('./live.ts');
  const ears = { told: vi.fn(), missed: vi.fn(), standing: vi.fn() };
  const stop = listenLive('lot:1', ears);
  for (let waited = 0; waited < hour; waited += 1_000) {
    const before = opened.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (opened.length > before) opened.at(-1)?.fail();
  }
  const times = opened.length;
  return { listenLive, ears, stop, times };
}

const page = () =>
  Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));

it.each([
  ['a page', page],
  ['nothing', () => Promise.resolve(new Response(null, { status: 404 }))],
])('a server that answers with %s has no channel: nobody tries it again', async (_, answered) => {
  answer = answered;
  const { listenLive, ears, times } = await failFor();
  expect([times, asked]).toEqual([1, [{ method: 'HEAD' }]]);
  expect(ears.standing).toHaveBeenLastCalledWith(false);
  // Neither when the page is looked at again, nor of another topic.
  document.dispatchEvent(new Event('visibilitychange'));
  listenLive('lots', ears)();
  await vi.advanceTimersByTimeAsync(hour);
  expect(opened).toHaveLength(1);
});

it.each([
  ['takes no more screens', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  [
    'has room again',
    () => Promise.resolve(new Response(null, { headers: { 'content-type': 'text/event-stream' } })),
  ],
])('a server that %s is tried again every minute', async (_, answered) => {
  answer = answered;
  const { stop, times } = await failFor();
  expect(times).toBeGreaterThan(50);
  stop();
  await vi.advanceTimersByTimeAsync(hour);
  expect(opened).toHaveLength(times);
});
