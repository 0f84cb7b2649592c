import { WhyPlaced } from '@furlong/ui';
import { useState } from 'react';
import { useMyHorseIds } from '../../stable/index.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { mostAskedAbout, toPlaceExplained, toRunnerOptions } from '../toWhyPlacedProps.ts';
import { type RerunRaceProps, useRerun, withAnswer } from '../useRerun.ts';

/** Says why a runner finished where it did, by re-runs in which it is made equal to its rival. */
export function ExplainPlace({ result, published }: RerunRaceProps) {
  const { rerun, start, hide } = useRerun<'why'>();
  const myHorseIds = useMyHorseIds();
  const [picked, setPicked] = useState<string>();
  const horseId = picked ?? mostAskedAbout(result.runners, myHorseIds);
  const names = namesOf(result);
  // Measured for the first runner, the luck of the others is known.
  const luck = rerun.state === 'done' ? rerun.answer.luck : null;
  // Whose horses run may be known only later: what is explained is of the horse that is named.
  const explain = (id: string) => {
    setPicked(id);
    start({ type: 'why', race: published, horseId: id, luck });
  };
  return (
    <WhyPlaced
      rerun={withAnswer(rerun, ({ why, luck: measured, day }) =>
        toPlaceExplained(why, measured, day, names),
      )}
      runners={toRunnerOptions(result.runners)}
      horseId={horseId}
      onSelect={(detail) => explain(detail.horseId)}
      onStart={() => explain(horseId)}
      onHide={hide}
    />
  );
}
