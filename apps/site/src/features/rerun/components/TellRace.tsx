import { Commentary } from '@furlong/ui';
import { toCommentary } from '../toCommentary.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { type RerunRaceProps, useRerun, withAnswer } from '../useRerun.ts';

/** Tells the race in words, from a re-run in this browser. */
export function TellRace({ result, published }: RerunRaceProps) {
  const { rerun, start, hide } = useRerun<'story'>();
  const names = Object.fromEntries(namesOf(result));
  return (
    <Commentary
      rerun={withAnswer(rerun, toCommentary)}
      onStart={() => start({ type: 'story', race: published, names })}
      onHide={hide}
    />
  );
}
