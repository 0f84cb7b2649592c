import type { PublishedRace, Verification } from '@furlong/game';
import type { WorkerAnswer } from './verify.worker.ts';
import workerUrl from './verify.worker.ts?worker&url';

/** The part of Trusted Types used here; TypeScript's DOM library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

// The content security policy lets a script in only through a policy that it names.
const policy = window.trustedTypes?.createPolicy('furlong-worker', {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError(`Not the script that verifies races: ${url}`);
    return url;
  },
});

/**
 * Runs a race again from what was published, beside the page.
 * @throws Error if the worker could not be started or could not read the race
 */
export function verifyInWorker(race: PublishedRace): Promise<Verification> {
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  const answered = new Promise<Verification>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('verification' in data) resolve(data.verification);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message || 'The worker that verifies races could not be started.'));
    });
    worker.postMessage(race);
  });
  return answered.finally(() => worker.terminate());
}
