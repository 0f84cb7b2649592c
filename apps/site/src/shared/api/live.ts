import { paths } from '../paths.ts';
/** A topic of the live channel: one lot, or all of them. */
export type LiveTopic = 'lots' | `lot:${string}`;

export interface LiveEars {
  /** What was told, in the order in which it was. */
  told: (changes: readonly unknown[]) => void;
  /** Something may have been told while nobody listened. */
  missed: () => void;
  /** Whether the channel stands: else what it tells has to be asked for. */
  standing: (stands: boolean) => void;
}

/** The server says as often that the channel stands; after twice that it does not. */
const longestSilence = 45_000;

/** What the page itself needs comes first; its channel is opened after so many ms. */
const settled = 1_000;

/** After so many ms it is tried again where the server takes no more screens. */
const pause = 60_000;

/** True once the server has said that it has no channel: until the page is loaded anew nobody tries again. */
let absent = false;

/** Whether the server has no channel: it answers the address with a page, as a host of files does, or not at all. */
async function hasNoChannel(topic: LiveTopic): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(paths.live(topic), { method: 'HEAD' });
    return ok
      ? headers.get('content-type')?.startsWith('text/event-stream') !== true
      : status === 404;
  } catch {
    return false;
  }
}

/**
 * Listens to a topic while the page is seen: a browser has few connections to a server, and a page in the background
 * needs none. Answers how to stop. What is told is public, so that nobody says who they are.
 */
export function listenLive(topic: LiveTopic, ears: LiveEars): () => void {
  if (!('EventSource' in globalThis) || absent) return () => {};
  let over = false;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the channel, as it was last heard. */
  let run: string | null = null;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    ears.standing(false);
  };
  const openIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      close();
      if (!document.hidden && !absent) open();
    }, ms);
  };
  const open = () => {
    const opened = new EventSource(paths.live(topic));
    source = opened;
    opened.addEventListener('run', ({ data }) => {
      const now = String(JSON.parse(data));
      // A lot's last change is told to who comes; of all lots together there is none.
      if (run !== null && (run !== now || topic === 'lots')) ears.missed();
      run = now;
      ears.standing(true);
      openIn(longestSilence);
    });
    opened.addEventListener('beat', () => openIn(longestSilence));
    opened.addEventListener('told', ({ data }) => {
      openIn(longestSilence);
      const changes: unknown = JSON.parse(data);
      if (Array.isArray(changes)) ears.told(changes);
    });
    opened.addEventListener('error', () => {
      ears.standing(false);
      // The browser tries again by itself unless it was refused.
      if (opened.readyState === opened.CLOSED) void tryAgain();
    });
  };
  const tryAgain = async () => {
    absent ||= await hasNoChannel(topic);
    if (!absent && !over) openIn(pause);
  };
  const look = () => {
    if (document.hidden) close();
    else if (source === null && !absent) open();
  };

  document.addEventListener('visibilitychange', look);
  openIn(settled);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
