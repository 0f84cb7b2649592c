import type { ListedRace, OwnHorse } from '@furlong/backend';
import {
  ChosenHorse,
  EmptyState,
  Grid,
  HorseCard,
  type HorseCardChoice,
  Notice,
  Stack,
  StepHeading,
  Subsection,
} from '@furlong/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseCardProps } from '../../horses/index.ts';
import { type StableState, unavailability } from '../entryRefusals.ts';

export interface HorseStepProps extends Pick<HorseCardChoice, 'onSelect'> {
  horses: readonly OwnHorse[];
  /** All that it could be entered for; undefined while there may be more. */
  races: readonly ListedRace[] | undefined;
  stableState: StableState;
  /** The horse chosen; null while none is. */
  horseId: string | null;
  /** Follows the chosen horse; null where it follows the race. */
  confirmation: ReactNode;
}

/** The first step of an entry: which horse. Once chosen it folds to a line, and the races move up. */
export function HorseStep({
  horses,
  races,
  stableState,
  horseId,
  confirmation,
  onSelect,
}: HorseStepProps) {
  const chosen = horses.find(({ id }) => id === horseId);
  const { open, fold, step } = useFold();
  const folded = chosen !== undefined && !open;
  const unknown = horseId !== null && horses.every(({ id }) => id !== horseId);
  return (
    <Stack gap="small">
      <StepHeading step={1} title="Choose a horse" />
      {unknown && (
        <Notice tone="info">This horse is not in your stable. Choose one that is.</Notice>
      )}
      <Subsection>
        <div ref={step}>
          {horses.length === 0 && (
            <EmptyState title="No horses yet" hint="You can buy one in the sales ring." />
          )}
          {folded && (
            <>
              <Folded horse={chosen} stableState={stableState} onChange={() => fold(false)} />
              {confirmation}
            </>
          )}
          {!folded && (
            <Grid columnMin={300}>
              {horses.map((each) => (
                <Fragment key={each.id}>
                  <HorseChoice
                    horse={each}
                    races={races}
                    stableState={stableState}
                    selected={each.id === horseId}
                    onSelect={(choice) => {
                      fold(true);
                      onSelect(choice);
                    }}
                  />
                  {each.id === horseId && confirmation}
                </Fragment>
              ))}
            </Grid>
          )}
        </div>
      </Subsection>
    </Stack>
  );
}

/** Whether the horses are open to choose from again, after one was chosen; what was pressed keeps the focus. */
function useFold() {
  const step = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const next = open ? '[aria-pressed="true"]' : 'button';
    step.current?.querySelector<HTMLElement>(next)?.focus();
  });
  const fold = (folded: boolean) => {
    pressed.current = true;
    setOpen(!folded);
  };
  return { open, fold, step };
}

interface FoldedProps {
  horse: OwnHorse;
  stableState: StableState;
  onChange: () => void;
}

function Folded({ horse, stableState, onChange }: FoldedProps) {
  const now = useNow(30_000);
  const card = toHorseCardProps(horse, { now, ...stableState });
  const { name, summary, specialty, restsUntil, portrait, silks, rating, energy, nextRace } = card;
  const rests = restsUntil === undefined ? [] : [`rests until ${restsUntil}`];
  const next = nextRace ? [`entered for ${nextRace.text}`] : [];
  return (
    <ChosenHorse
      name={name}
      summary={[summary, specialty, ...rests, ...next].join(' · ')}
      portrait={portrait}
      silks={silks}
      rating={rating}
      energy={energy}
      onChange={onChange}
    />
  );
}

interface HorseChoiceProps extends HorseCardChoice {
  horse: OwnHorse;
  races: readonly ListedRace[] | undefined;
  stableState: StableState;
}

function HorseChoice({ horse, races, stableState, ...choice }: HorseChoiceProps) {
  const now = useNow(30_000);
  const unavailable = races === undefined ? {} : unavailability(horse, races, now);
  return (
    <HorseCard {...toHorseCardProps(horse, { now, ...stableState })} {...choice} {...unavailable} />
  );
}
