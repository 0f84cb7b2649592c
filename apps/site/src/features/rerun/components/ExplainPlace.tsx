import { WhyPlaced } from '@furlong/ui';
import { useState } from 'react';
import { useMyHorseIds } from '../../stable/useMyHorseIds.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { mostAskedAbout, toCauses, toRunnerOptions, whyInWords } from '../toWhyPlacedProps.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

/** Says why a runner finished where it did, by re-runs in which it is made equal to its rival. */
export function ExplainPlace({ result, published }: RerunRaceProps) {
  const { state, answer, problem, ask, hide } = useRerun<'why'>();
  const myHorseIds = useMyHorseIds();
  const [picked, setPicked] = useState<string>();
  const horseId = picked ?? mostAskedAbout(result.runners, myHorseIds);
  const names = namesOf(result);
  const explain = (id: string) => ask({ ask: 'why', race: published, horseId: id });
  return (
    <WhyPlaced
      state={state}
      runners={toRunnerOptions(result.runners)}
      horseId={horseId}
      onSelect={(detail) => {
        setPicked(detail.horseId);
        explain(detail.horseId);
      }}
      verdict={whyInWords(answer, names)}
      causes={toCauses(answer, names)}
      problem={problem}
      onStart={() => explain(horseId)}
      onHide={hide}
    />
  );
}
