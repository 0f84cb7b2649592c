import { getResponse, type RequestHandler } from 'msw';
import { mockLive } from './mockLive.ts';

/** A request that the site has sent. */
interface SentRequest {
  /** Such as 'GET horses', 'POST rpc/enter_race' or 'POST token': the path after its API's version. */
  call: string;
  body: unknown;
}

let sent: SentRequest[] = [];
let waves = 0;
let awaited = 0;
let unknown: string[] = [];

const callOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace(/^\/(rest|auth)\/v1\//, '')}`;

/** The calls sent so far, or since `forgetRequests`, in the order of sending. */
export const sentCalls = (): string[] => sent.map(({ call }) => call);

/**
 * How many requests had to wait for another's answer, one after the other, at the most: 1 where all
 * that a page asks for is asked for at once. Told apart where answers take longer than a page does
 * to be drawn, as in a story that is `slow`.
 */
export const requestWaves = (): number => waves;

/** How many requests wait for their answer. */
export const awaitedRequests = (): number => awaited;

/** Frames in which a page that has something to ask for asks for it. */
const QUIET_FRAMES = 8;

/**
 * Waits until a page has asked for all that it asks for without an answer. Counted in frames, not in time: a
 * busy machine, which would be late with a page's script, is late with these too.
 */
export async function noMoreRequests() {
  for (let known = -1; known !== sent.length; ) {
    known = sent.length;
    for (let frame = 0; frame < QUIET_FRAMES; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }
}

/** The bodies of the requests of one call, in the order of sending. */
export const bodiesOf = (call: string): unknown[] =>
  sent.filter((request) => request.call === call).map(({ body }) => body);

export function forgetRequests() {
  sent = [];
}

/** Fails a story whose page asked for something that no handler answers. */
export function expectKnownRequests() {
  if (unknown.length > 0) throw new Error(`No handler answers ${unknown.join(', ')}.`);
}

/**
 * Answers every request from `handlers`, the first that matches, instead of the network.
 * @returns how to give the browser its own fetch back
 */
export function mockNetwork(handlers: RequestHandler[]): () => void {
  const browserFetch = globalThis.fetch;
  const giveLiveBack = mockLive();
  sent = [];
  unknown = [];
  waves = 0;
  let answered = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const wave = answered + 1;
    waves = Math.max(waves, wave);
    sent.push({ call: callOf(request), body: text === '' ? null : JSON.parse(text) });
    awaited += 1;
    const response = await Promise.race([
      getResponse(handlers, request),
      aborted(request.signal),
    ]).finally(() => {
      awaited -= 1;
    });
    answered = Math.max(answered, wave);
    if (response === undefined) {
      unknown.push(callOf(request));
      throw new TypeError(`No handler answers ${callOf(request)}`);
    }
    // What HttpResponse.error() makes is a network that failed, which fetch reports by throwing.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return () => {
    globalThis.fetch = browserFetch;
    giveLiveBack();
  };
}

/** Rejects as fetch does when its request is given up. */
function aborted(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
