import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar';
import { RerunButton } from '../RerunPanel/RerunButton';
import { RerunPanel, type RerunState } from '../RerunPanel/RerunPanel';
import { type LuckRow, LuckTable } from './LuckTable';

export interface LuckReportProps {
  state: RerunState;
  /** Re-runs so far. */
  done: number;
  /** Re-runs that make the report. */
  of: number;
  /** In finishing order; while it runs, the figures so far. */
  rows: readonly LuckRow[];
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
  /** Why there is no report. Needed with `failed`. */
  problem?: string | undefined;
  onAsk: () => void;
  /** The report was read. */
  onHide: () => void;
}

/** What chance had to do with a result: the same field, run again and again with fresh luck. */
export function LuckReport({
  state,
  done,
  of,
  rows,
  myHorseIds = [],
  problem,
  onAsk,
  onHide,
}: LuckReportProps) {
  const count = `${inFigures(done)} of ${inFigures(of)}`;
  const asking = `Your browser can run this race ${inFigures(of)} times more, each time with fresh luck, and show whose day it was.`;
  const summary: Record<RerunState, string> = {
    idle: asking,
    running: 'Running the same field again, each time with fresh luck.',
    done: `${count} re-runs of the same field, each with fresh luck.`,
    failed: asking,
  };
  return (
    <RerunPanel
      title="How much was luck?"
      summary={summary[state]}
      action={
        <RerunButton
          state={state}
          ask="Measure the luck"
          hide="Hide the report"
          onAsk={onAsk}
          onHide={onHide}
        />
      }
      problem={problem}
    >
      {state === 'running' && (
        <ProgressBar label="Re-runs" value={(done / of) * 100} valueText={count} />
      )}
      {rows.length > 0 && <LuckTable rows={rows} myHorseIds={myHorseIds} />}
    </RerunPanel>
  );
}

function inFigures(count: number) {
  return count.toLocaleString('en');
}
