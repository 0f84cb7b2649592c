import { RaceShape } from '@furlong/ui';
import { useState } from 'react';
import { useMyHorseIds } from '../../stable/index.ts';
import { toRaceShape } from '../toRaceShape.ts';
import { mostAskedAbout } from '../toWhyPlacedProps.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

/** Shows where every runner lay, and how fast each section was run, from re-runs in this browser. */
export function ShowShape({ result, published }: RerunRaceProps) {
  const { rerun, start, hide } = useRerun<'sectionals'>();
  const myHorseIds = useMyHorseIds();
  const [picked, setPicked] = useState<string>();
  const shown =
    rerun.state === 'done'
      ? ({ state: 'done', answer: toRaceShape(rerun.answer, result.runners) } as const)
      : rerun;
  return (
    <RaceShape
      rerun={shown}
      horseId={picked ?? mostAskedAbout(result.runners, myHorseIds)}
      myHorseIds={myHorseIds}
      onSelect={({ horseId }) => setPicked(horseId)}
      onStart={() => start({ type: 'sectionals', race: published })}
      onHide={hide}
    />
  );
}
