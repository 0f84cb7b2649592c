import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar';
import { type GradualRerun, type RerunProps, RerunQuestion } from '../RerunQuestion/RerunQuestion';
import { type LuckRow, LuckTable } from './LuckTable';

export interface LuckFigures {
  /** Re-runs that they come from. */
  reruns: number;
  /** In finishing order. */
  rows: readonly LuckRow[];
}

export interface LuckReportProps extends RerunProps<LuckFigures> {
  /** While it runs, the figures so far. */
  rerun: GradualRerun<LuckFigures>;
  /** Re-runs that make the report. */
  of: number;
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

const button = { start: 'Measure the luck', hide: 'Hide the report' };

/** What chance had to do with a result: the same field, run again and again with fresh luck. */
export function LuckReport({ rerun, of, myHorseIds = [], ...question }: LuckReportProps) {
  const figures = figuresOf(rerun);
  const countOf = (reruns: number) => `${inFigures(reruns)} of ${inFigures(of)}`;
  const done = figures?.reruns ?? 0;
  const summary = {
    idle: `Your browser can run this race ${inFigures(of)} times more, each time with fresh luck, and show whose day it was.`,
    running: 'Running the same field again, each time with fresh luck.',
    done: ({ reruns }: LuckFigures) =>
      `${countOf(reruns)} re-runs of the same field, each with fresh luck.`,
  };
  return (
    <RerunQuestion
      {...question}
      rerun={rerun}
      title="How much was luck?"
      summary={summary}
      button={button}
    >
      {rerun.state === 'running' && (
        <ProgressBar label="Re-runs" value={(done / of) * 100} valueText={countOf(done)} />
      )}
      {figures && <LuckTable rows={figures.rows} myHorseIds={myHorseIds} />}
    </RerunQuestion>
  );
}

function figuresOf(rerun: GradualRerun<LuckFigures>): LuckFigures | null {
  if (rerun.state === 'done') return rerun.answer;
  return rerun.state === 'running' ? rerun.soFar : null;
}

function inFigures(count: number) {
  return count.toLocaleString('en');
}
