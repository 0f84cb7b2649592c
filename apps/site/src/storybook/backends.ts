import { noteServerDate } from '../shared/time/clock.ts';

/** Puts a fetch of the story's own in the browser's place, and takes it away afterwards. */
function standIn(answer: typeof fetch) {
  return () => {
    const real = globalThis.fetch;
    globalThis.fetch = answer;
    return () => {
      globalThis.fetch = real;
    };
  };
}

/** A backend that never answers. */
export const silentBackend = standIn(() => new Promise(() => {}));

/** A backend that is down, behind a gateway that says so in its own way. */
export const failingBackend = standIn(
  async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
);

/** Sets the server's clock to a moment (ms), so that a page shows the same at any time. */
export function atMoment(moment: number) {
  const here = Date.now();
  noteServerDate(new Date(moment).toUTCString(), here, here);
}
