import type { OwnHorse, Stable, UpcomingEntry } from '@furlong/backend';
import {
  ChosenHorse,
  Grid,
  HorseCard,
  type HorseCardChoice,
  Notice,
  Stack,
  StepHeading,
  Subsection,
} from '@furlong/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { NoHorses } from '../../../shared/page/NoHorses.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseCardProps } from '../toHorseCardProps.ts';
import { atWorkOf } from './atWorkOf.tsx';

/** What a card tells beside its horse. */
interface Around {
  stable: Stable;
  entries: readonly UpcomingEntry[];
}

export interface ChooseHorseProps extends Pick<HorseCardChoice, 'onSelect'> {
  horses: readonly OwnHorse[];
  around: Around;
  /** The horse chosen; null while none is. */
  horseId: string | null;
  /** Why a horse cannot be chosen, at a moment of the server's time (ms), or nothing. */
  unavailability: (horse: OwnHorse, now: number) => { unavailableReason?: string };
  /** Shows the condition of the chosen horse beside its energy. */
  withCondition: boolean;
  /** Follows the chosen horse; null where nothing does. */
  children: ReactNode;
}

/** The first step of a choice: which horse. Once chosen it folds to a line, and the rest moves up. */
export function ChooseHorse({
  horses,
  around,
  horseId,
  unavailability,
  withCondition,
  children,
  onSelect,
}: ChooseHorseProps) {
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
          {horses.length === 0 && <NoHorses />}
          {folded && (
            <>
              <Folded
                horse={chosen}
                around={around}
                withCondition={withCondition}
                onChange={() => fold(false)}
              />
              {children}
            </>
          )}
          {!folded && (
            <Grid columnMin={300}>
              {horses.map((each) => (
                <Fragment key={each.id}>
                  <HorseChoice
                    horse={each}
                    around={around}
                    unavailability={unavailability}
                    selected={each.id === horseId}
                    onSelect={(choice) => {
                      fold(true);
                      onSelect(choice);
                    }}
                  />
                  {each.id === horseId && children}
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

interface FoldedProps extends Pick<ChooseHorseProps, 'around' | 'withCondition'> {
  horse: OwnHorse;
  onChange: () => void;
}

function Folded({ horse, around, withCondition, onChange }: FoldedProps) {
  const now = useNow(30_000);
  const card = toHorseCardProps(horse, { now, ...around });
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
      {...(withCondition && { condition: card.condition })}
      energy={energy}
      {...atWorkOf(horse)}
      onChange={onChange}
    />
  );
}

interface HorseChoiceProps
  extends HorseCardChoice,
    Pick<ChooseHorseProps, 'around' | 'unavailability'> {
  horse: OwnHorse;
}

function HorseChoice({ horse, around, unavailability, ...choice }: HorseChoiceProps) {
  const now = useNow(30_000);
  return (
    <HorseCard
      {...toHorseCardProps(horse, { now, ...around })}
      {...atWorkOf(horse)}
      {...choice}
      {...unavailability(horse, now)}
    />
  );
}
