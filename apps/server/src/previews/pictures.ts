import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Picture } from '@furlong/site/previews';
import { FairQueue } from '../http/fairQueue.ts';

/** How many pictures are kept; one takes about 200 kB. */
const mostKept = 64;

/** One is drawn at a time, in a thread of its own. */
const turns = { running: 1, waitingOfRequester: 4, waitingOfAll: 32 };

/** Nothing takes as long to draw, in ms: a thread that does is ended. */
const longest = 10_000;

export interface Pictures {
  /**
   * The picture as a PNG of 1200 by 630.
   *
   * @param requester who asks: none of them keeps the others waiting
   * @throws {QueueFull} when too many wait already
   * @throws when it cannot be drawn
   */
  draw: (picture: Picture, requester: string) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

const versions = new WeakMap<Picture, string>();

/** Differs where what is shown differs. */
export function versionOf(picture: Picture): string {
  const known = versions.get(picture);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(picture)).digest('base64url');
  versions.set(picture, hash.slice(0, 16));
  return hash.slice(0, 16);
}

/** @param script the site's own, which draws them; it is not read before the first is asked for */
export function openPictures(script: string): Pictures {
  const queue = new FairQueue(turns);
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let worker: Worker | null = null;

  async function paint(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
    const painter =
      worker ??
      new Worker(new URL('./pictureWorker.ts', import.meta.url), {
        name: 'pictures',
        workerData: script,
      });
    worker = painter;
    const signal = AbortSignal.timeout(longest);
    try {
      painter.postMessage(picture);
      const [png] = await once(painter, 'message', { signal });
      return png;
    } catch (error) {
      worker = null;
      await painter.terminate();
      throw error;
    }
  }

  return {
    draw: (picture, requester) => {
      const version = versionOf(picture);
      const png =
        kept.get(version) ?? queue.run({ requester, urgent: false }, () => paint(picture));
      kept.delete(version);
      kept.set(version, png);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? version);
      png.catch(() => {
        if (kept.get(version) === png) kept.delete(version);
      });
      return png;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
