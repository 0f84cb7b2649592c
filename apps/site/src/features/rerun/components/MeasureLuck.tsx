import { LuckReport } from '@furlong/ui';
import { useMyHorseIds } from '../../stable/useMyHorseIds.ts';
import { toLuckRows } from '../toLuckRows.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

const reruns = 1_000;

/** Runs the same field again and again in this browser, to see what chance had to do with it. */
export function MeasureLuck({ result, published }: RerunRaceProps) {
  const { state, answer, problem, ask, hide } = useRerun<'luck'>();
  return (
    <LuckReport
      state={state}
      done={answer?.reruns ?? 0}
      of={reruns}
      rows={answer ? toLuckRows(answer, result.runners) : []}
      myHorseIds={useMyHorseIds()}
      problem={problem}
      onStart={() => ask({ ask: 'luck', race: published, reruns })}
      onHide={hide}
    />
  );
}
