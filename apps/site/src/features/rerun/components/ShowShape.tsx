import { RaceShape } from '@furlong/ui';
import { useState } from 'react';
import { useInSight } from '../../../shared/page/useInSight.ts';
import { useMyHorseIds } from '../../stable/index.ts';
import { toRaceShape } from '../toRaceShape.ts';
import { mostAskedAbout } from '../toWhyPlacedProps.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

/**
 * Shows where every runner lay, and how fast each section was run, from re-runs in this browser that begin
 * when there is somebody to see them.
 */
export function ShowShape({ result, published }: RerunRaceProps) {
  const { rerun, start } = useRerun<'sectionals'>();
  const myHorseIds = useMyHorseIds();
  const [picked, setPicked] = useState<string>();
  const ask = () => start({ type: 'sectionals', race: published });
  const place = useInSight<HTMLDivElement>(ask);
  const shown =
    rerun.state === 'done'
      ? ({ state: 'done', answer: toRaceShape(rerun.answer, result.runners) } as const)
      : rerun;
  return (
    <div ref={place}>
      <RaceShape
        rerun={shown}
        field={result.runners.length}
        horseId={picked ?? mostAskedAbout(result.runners, myHorseIds)}
        myHorseIds={myHorseIds}
        onSelect={({ horseId }) => setPicked(horseId)}
        onStart={ask}
      />
    </div>
  );
}
