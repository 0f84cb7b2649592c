import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar';
import { type RerunProps, RerunQuestion } from '../RerunQuestion/RerunQuestion';
import { type LuckRow, LuckTable } from './LuckTable';

export interface LuckReportProps extends RerunProps {
  /** Re-runs so far. */
  done: number;
  /** Re-runs that make the report. */
  of: number;
  /** In finishing order; while it runs, the figures so far. */
  rows: readonly LuckRow[];
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

const button = { start: 'Measure the luck', hide: 'Hide the report' };

/** What chance had to do with a result: the same field, run again and again with fresh luck. */
export function LuckReport({ done, of, rows, myHorseIds = [], ...question }: LuckReportProps) {
  const count = `${inFigures(done)} of ${inFigures(of)}`;
  const summary = {
    idle: `Your browser can run this race ${inFigures(of)} times more, each time with fresh luck, and show whose day it was.`,
    running: 'Running the same field again, each time with fresh luck.',
    done: `${count} re-runs of the same field, each with fresh luck.`,
  };
  return (
    <RerunQuestion {...question} title="How much was luck?" summary={summary} button={button}>
      {question.state === 'running' && (
        <ProgressBar label="Re-runs" value={(done / of) * 100} valueText={count} />
      )}
      {rows.length > 0 && <LuckTable rows={rows} myHorseIds={myHorseIds} />}
    </RerunQuestion>
  );
}

function inFigures(count: number) {
  return count.toLocaleString('en');
}
