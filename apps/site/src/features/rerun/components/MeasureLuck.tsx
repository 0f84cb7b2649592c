import { LuckReport } from '@furlong/ui';
import { useMyHorseIds } from '../../stable/index.ts';
import { luckReruns } from '../luckReruns.ts';
import { toLuckRows } from '../toLuckRows.ts';
import { type RerunRaceProps, useRerun, withAnswer } from '../useRerun.ts';

/** Runs the same field again and again in this browser, to see what chance had to do with it. */
export function MeasureLuck({ result, published }: RerunRaceProps) {
  const { rerun, start, hide } = useRerun<'luck'>();
  return (
    <LuckReport
      rerun={withAnswer(rerun, (report) => ({
        reruns: report.reruns,
        rows: toLuckRows(report, result.runners),
      }))}
      of={luckReruns}
      myHorseIds={useMyHorseIds()}
      onStart={() => start({ type: 'luck', race: published })}
      onHide={hide}
    />
  );
}
