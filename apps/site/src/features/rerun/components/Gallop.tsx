import { conditionsOf, inStall, type RaceConditions, readCard } from '@furlong/game/engine';
import { Toasts, useToast, WhatIf, WhatIfInvitation } from '@furlong/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMyHorseIds } from '../../stable/index.ts';
import type { RerunAnswers } from '../rerun.worker.ts';
import { namesOf } from '../toVerifyPanelProps.ts';
import { toWhatIfAnswer, toWhatIfChanges, toWhatIfOptions } from '../toWhatIfProps.ts';
import { mostAskedAbout, toRunnerOptions } from '../toWhyPlacedProps.ts';
import { type RerunRaceProps, useRerun, withAnswer } from '../useRerun.ts';
import { readWhatIfLink, whatIfLink } from '../whatIfLink.ts';

export interface GallopProps extends RerunRaceProps {
  onHide: () => void;
}

/** Runs the race again with something changed, at once, and shows it beside the race as it was. */
export function Gallop(props: GallopProps) {
  const { card } = props.published;
  const asRun = useMemo(() => {
    const read = readCard(card);
    return read === null ? null : conditionsOf(read);
  }, [card]);
  if (asRun === null) {
    return (
      <WhatIfInvitation
        busy={false}
        problem="The published card cannot be read."
        onStart={props.onHide}
      />
    );
  }
  return (
    <Toasts>
      <Choices {...props} asRun={asRun} />
    </Toasts>
  );
}

interface ChoicesProps extends GallopProps {
  asRun: RaceConditions;
}

function Choices({ result, published, asRun, onHide }: ChoicesProps) {
  const { rerun, start } = useRerun<'whatIf'>();
  const myHorseIds = useMyHorseIds();
  const [query] = useSearchParams();
  const linked = useMemo(() => readWhatIfLink(query, asRun), [query, asRun]);
  // What it was before each change, the first one first, and what it is now.
  const [tried, setTried] = useState<readonly RaceConditions[]>([linked ?? asRun]);
  const now = tried.at(-1) ?? asRun;
  const [picked, setPicked] = useState<string>();
  const horseId = picked ?? mostAskedAbout(result.runners, myHorseIds);
  const runner = now.runners.find((each) => each.horseId === horseId);
  const share = useShareWhatIf(asRun, now);

  const run = (conditions: RaceConditions) =>
    start({ type: 'whatIf', race: published, conditions });
  const show = (next: readonly RaceConditions[]) => {
    setTried(next);
    run(next.at(-1) ?? asRun);
  };
  const change = (conditions: RaceConditions) => show([...tried, conditions]);
  const changeRunner = (figures: Partial<RaceConditions['runners'][number]>) =>
    change({
      ...now,
      runners: now.runners.map((each) =>
        each.horseId === horseId ? { ...each, ...figures } : each,
      ),
    });

  const opened = useRef(() => run(now));
  useEffect(() => opened.current(), []);

  // Between one run and the next the last stays to be read.
  const [last, setLast] = useState<RerunAnswers['whatIf'] | null>(null);
  if (rerun.state === 'done' && rerun.answer !== last) setLast(rerun.answer);
  const shown =
    rerun.state === 'running' && last ? ({ state: 'done', answer: last } as const) : rerun;

  const { surface } = result.race;
  const options = toWhatIfOptions(asRun, surface);
  return (
    <WhatIf
      rerun={withAnswer(shown, (answer) =>
        toWhatIfAnswer(answer, result.runners, changedIds(asRun, now)),
      )}
      going={{
        options: options.going,
        value: `${now.going}`,
        onSelect: ({ value }) => change({ ...now, going: Number(value) }),
      }}
      runner={{
        options: toRunnerOptions(result.runners),
        value: horseId,
        onSelect: ({ value }) => setPicked(value),
      }}
      stall={{
        options: options.stall,
        value: `${runner?.draw ?? ''}`,
        onSelect: ({ value }) => change(inStall(now, horseId, Number(value))),
      }}
      weight={{
        options: options.weight,
        value: `${runner?.weight ?? ''}`,
        onSelect: ({ value }) => changeRunner({ weight: Number(value) }),
      }}
      riding={{
        options: options.riding,
        value: `${runner?.style ?? ''}`,
        onSelect: ({ value }) => {
          const style = ([0, 1, 2, 3] as const).find((each) => `${each}` === value);
          if (style !== undefined) changeRunner({ style });
        },
      }}
      changes={toWhatIfChanges(asRun, now, { names: namesOf(result), surface })}
      undoable={tried.length > 1}
      myHorseIds={myHorseIds}
      onUndo={() => show(tried.slice(0, -1))}
      onReset={() => change(asRun)}
      onShare={share}
      onStart={() => run(now)}
      onHide={onHide}
    />
  );
}

/** The runners that something is changed of. */
function changedIds(asRun: RaceConditions, now: RaceConditions): ReadonlySet<string> {
  const changed = now.runners.filter(({ draw, weight, style }, index) => {
    const was = asRun.runners[index];
    return draw !== was?.draw || weight !== was.weight || style !== was.style;
  });
  return new Set(changed.map(({ horseId }) => horseId));
}

/** Copies a link to what is changed, and says so. */
function useShareWhatIf(asRun: RaceConditions, now: RaceConditions) {
  const toast = useToast();
  return async () => {
    const link = whatIfLink(location.href, asRun, now);
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: 'The link to this what-if gallop is copied.' });
    } catch {
      toast({ message: `This browser does not allow copying. The link is ${link}`, tone: 'error' });
    }
  };
}
