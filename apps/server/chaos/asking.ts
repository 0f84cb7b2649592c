import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GameError } from '@furlong/backend';
import type { GameServer } from './gameServer.ts';
import type { World } from './world.ts';

/** What those who ask saw. */
export interface Seen {
  /** How many requests were sent. */
  requests: number;
  /** The ids of the requests that were answered as done. */
  acknowledged: Set<string>;
  /** How long the slowest answer took of a server that was there all the while, in ms, and what it was. */
  slowest: { ms: number; answer: string };
  /** Answers of 500, and those that are no JSON. */
  unclear: string[];
}

/** An answer that has not come by then is no answer, in ms. */
const patience = 20_000;

/** Asks a server that is up, as a proxy would choose one, and notes what came of it. */
export function askingAny(world: World, seen: Seen): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const server = aServer(world);
    const { pathname, search } = new URL(request.url);
    const { downs } = server;
    const body = request.body === null ? null : await request.text();
    const { method, headers } = request;
    const began = performance.now();
    const note = (answer: string) => {
      const ms = performance.now() - began;
      if (server.downs !== downs || ms < seen.slowest.ms) return;
      seen.slowest = { ms, answer: `${new Date().toISOString().slice(11, 19)} ${answer}` };
    };
    seen.requests += 1;
    try {
      const answer = await fetch(`${server.url}${pathname}${search}`, {
        method,
        headers,
        body,
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      note(`${answer.status} ${pathname}`);
      const unclear = describe(answer, text);
      if (unclear !== '') seen.unclear.push(`${pathname}: ${unclear}`);
      return new Response([204, 304].includes(answer.status) ? null : text, answer);
    } catch (error) {
      note(`no answer ${pathname}`);
      throw error;
    }
  };
}

function aServer({ servers, guests }: World): GameServer {
  const up = [...servers, ...guests].filter((server) => server.up);
  const [first] = servers;
  return up[randomInt(Math.max(1, up.length))] ?? first;
}

/** What a player cannot make sense of; nothing for the rest. */
function describe({ status }: Response, text: string): string {
  if (status < 500) return '';
  const isSentence = text.startsWith('{') && text.includes('"message"');
  return status === 500 || !isSentence
    ? `${status} ${text.replace(/"request_id.*/s, '').slice(0, 120)}`
    : '';
}

/** Codes that say nothing about whether a request was done. */
const unknown: ReadonlySet<string> = new Set(['offline', 'server_failed', 'too_many_requests']);

/** Until it is known what became of a request it is repeated, so often, after such a pause in ms. */
const repeats = 40;
const pause = 1_500;

/**
 * Repeats what is free to repeat until it is done or refused.
 *
 * @throws the refusal, or at last what says nothing.
 */
export async function untilKnown<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let left = repeats; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (left === 0 || !isUnknown(error)) throw error;
      await wait(pause * (0.5 + Math.random()));
    }
  }
}

/** Whether what an error tells is not whether the request was done. */
export function isUnknown(error: unknown): boolean {
  return error instanceof GameError && unknown.has(error.code);
}
