import type { RaceWithEntries } from '@furlong/backend';
import type { PublishedRace } from '@furlong/game';
import type { RerunState } from '@furlong/ui';
import { useEffect, useRef, useState } from 'react';
import type { RerunAnswers, RerunQuestion } from './rerun.worker.ts';
import { rerunInWorker } from './rerunInWorker.ts';

export interface RerunRaceProps {
  result: RaceWithEntries;
  /** What a re-run starts from. */
  published: PublishedRace;
}

interface Rerun<Ask extends keyof RerunAnswers> {
  state: RerunState;
  /** What is known so far. */
  answer: RerunAnswers[Ask] | null;
  problem?: string;
}

const notAsked = { state: 'idle', answer: null } as const;

/** Has one question at a time answered in a worker, which ends when the page is left. */
export function useRerun<Ask extends keyof RerunAnswers>() {
  const [rerun, setRerun] = useState<Rerun<Ask>>(notAsked);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  return {
    ...rerun,
    ask: (question: RerunQuestion & { ask: Ask }) => {
      end.current?.();
      setRerun({ state: 'running', answer: null });
      end.current = rerunInWorker<Ask>(question, {
        onAnswer: (answer) => setRerun({ state: 'running', answer }),
        onEnd: () => setRerun(({ answer }) => ({ state: 'done', answer })),
        onProblem: (problem) => setRerun({ state: 'failed', answer: null, problem }),
      });
    },
    /** Puts the answer away. */
    hide: () => setRerun(notAsked),
  };
}
