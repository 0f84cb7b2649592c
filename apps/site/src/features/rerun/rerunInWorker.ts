import type { RerunAnswers, RerunMessage, RerunQuestion } from './rerun.worker.ts';
import workerUrl from './rerun.worker.ts?worker&url';

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
    if (url !== workerUrl) throw new TypeError(`Not the script that re-runs races: ${url}`);
    return url;
  },
});

/** Who hears what a worker has to say. */
export interface RerunListener<Type extends keyof RerunAnswers> {
  /** An answer, or the part of it that is known so far. */
  onAnswer: (answer: RerunAnswers[Type]) => void;
  /** The last answer was the whole. */
  onEnd: () => void;
  /** The worker could not be started, or could not read the race. */
  onProblem: (problem: string) => void;
}

/**
 * Answers a question about a finished race by running it again from what was published, beside the
 * page.
 * @returns a way to end the work when nobody looks any more
 */
export function rerunInWorker<Type extends keyof RerunAnswers>(
  question: RerunQuestion & { type: Type },
  { onAnswer, onEnd, onProblem }: RerunListener<Type>,
): () => void {
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RerunMessage<Type>>) => {
    if (data.kind === 'answer') return onAnswer(data.answer);
    worker.terminate();
    if (data.kind === 'end') onEnd();
    else onProblem(data.problem);
  });
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    onProblem(message || 'The worker that re-runs races could not be started.');
  });
  worker.postMessage(question);
  return () => worker.terminate();
}
