import type { RaceWithEntries } from '@furlong/backend';
import type { PublishedRace } from '@furlong/game/engine';
import type { GradualRerun } from '@furlong/ui';
import { useEffect, useRef, useState } from 'react';
import type { RerunAnswers, RerunQuestion } from './rerun.worker.ts';
import { rerunInWorker } from './rerunInWorker.ts';

export interface RerunRaceProps {
  result: RaceWithEntries;
  /** What a re-run starts from. */
  published: PublishedRace;
}

type Question<Type> = RerunQuestion & { type: Type };

/** Has one question at a time answered in a worker, which ends when the page is left. */
export function useRerun<Type extends keyof RerunAnswers>() {
  const [rerun, setRerun] = useState<GradualRerun<RerunAnswers[Type]>>({ state: 'idle' });
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  return {
    rerun,
    /** Asks, once all that the question needs is there. */
    start: (question: Question<Type> | Promise<Question<Type>>) => {
      end.current?.();
      setRerun({ state: 'running', soFar: null });
      const onProblem = (problem: string) => setRerun({ state: 'failed', problem });
      let stop = () => {};
      let stopped = false;
      end.current = () => {
        stopped = true;
        stop();
      };
      Promise.resolve(question).then(
        (known) => {
          if (stopped) return;
          stop = rerunInWorker<Type>(known, {
            onAnswer: (soFar) => setRerun({ state: 'running', soFar }),
            onEnd: () => setRerun(ended),
            onProblem,
          });
        },
        () => {
          if (!stopped) onProblem('What was published of it could not be loaded.');
        },
      );
    },
    /** Puts the answer away. */
    hide: () => setRerun({ state: 'idle' }),
  };
}

function ended<Answer>(rerun: GradualRerun<Answer>): GradualRerun<Answer> {
  if (rerun.state !== 'running') return rerun;
  const { soFar } = rerun;
  return soFar === null
    ? { state: 'failed', problem: 'It ended without an answer.' }
    : { state: 'done', answer: soFar };
}

/** The same re-run, its answer put the way a component shows it. */
export function withAnswer<Answer, Shown>(
  rerun: GradualRerun<Answer>,
  toShown: (answer: Answer) => Shown,
): GradualRerun<Shown> {
  switch (rerun.state) {
    case 'running':
      return { state: 'running', soFar: rerun.soFar === null ? null : toShown(rerun.soFar) };
    case 'done':
      return { state: 'done', answer: toShown(rerun.answer) };
    case 'idle':
    case 'failed':
      return rerun;
  }
}
