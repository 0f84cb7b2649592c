import type { Backend } from '@furlong/backend';
import { type AskedPreview, type Preview, previewOf } from '@furlong/site/previews';
import { FairQueue, QueueFull } from '../http/fairQueue.ts';

/** How long what was asked for is told, in ms. */
const keptFor = 15_000;

/** How many of them are kept. */
const mostKept = 1_000;

/** How many are asked for at a time, and may wait for it: beyond that the page goes out without. */
const turns = { running: 2, waitingOfRequester: 8, waitingOfAll: 40 };

export interface Previews {
  /**
   * What a link to an address of the site shows. Never rejects, and answers in time: where the
   * database fails or is slow, with what is said of any page.
   *
   * @param requester who asks: none of them keeps the others waiting
   */
  of: (address: URL, requester: string) => Promise<Preview>;
}

interface Kept {
  answer: Promise<Preview>;
  until: number;
  /** Nobody waits for it any more. */
  late: boolean;
}

export function createPreviews(settings: {
  /** A visitor's. */
  backend: Backend;
  /** How long a page may wait for its preview, in ms. */
  patience: number;
}): Previews {
  const { backend, patience } = settings;
  const queue = new FairQueue(turns);
  const kept = new Map<string, Kept>();

  function ask({ path, ask }: AskedPreview, requester: string): Kept {
    const before = kept.get(path);
    if (before && Date.now() < before.until) return before;
    const answer = queue.run({ requester, urgent: false }, () => ask(backend));
    const asked = { answer, until: Date.now() + keptFor, late: false };
    kept.delete(path);
    kept.set(path, asked);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? path);
    answer.catch((error) => {
      if (!(error instanceof QueueFull)) console.error(`No preview of ${path}:`, error);
      if (kept.get(path) === asked) kept.delete(path);
    });
    return asked;
  }

  return {
    of: async (address, requester) => {
      const preview = previewOf(address);
      if (!('ask' in preview)) return preview;
      const asked = ask(preview, requester);
      if (asked.late) return preview.meanwhile;
      let timer: NodeJS.Timeout | undefined;
      const inTime = new Promise<Preview>((resolve) => {
        timer = setTimeout(() => {
          asked.late = true;
          resolve(preview.meanwhile);
        }, patience);
      });
      try {
        return await Promise.race([asked.answer, inTime]);
      } catch {
        return preview.meanwhile;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
