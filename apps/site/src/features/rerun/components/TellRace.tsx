import { Commentary } from '@furlong/ui';
import { toCommentary } from '../toCommentary.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { type RerunRaceProps, useRerun } from '../useRerun.ts';

/** Tells the race in words, from a re-run in this browser. */
export function TellRace({ result, published }: RerunRaceProps) {
  const { state, answer, problem, ask, hide } = useRerun<'story'>();
  const names = Object.fromEntries(namesOf(result));
  return (
    <Commentary
      state={state}
      lines={toCommentary(answer ?? [])}
      problem={problem}
      onStart={() => ask({ ask: 'story', race: published, names })}
      onHide={hide}
    />
  );
}
