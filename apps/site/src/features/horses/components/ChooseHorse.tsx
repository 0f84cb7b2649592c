import type { OwnHorse, Stable, UpcomingEntry } from '@furlong/backend';
import {
  ChosenHorse,
  FormGuide,
  HorseChoice,
  type HorseChoiceProps,
  Link,
  Notice,
  Stack,
  StepHeading,
  Subsection,
} from '@furlong/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../../shared/format/dotted.ts';
import { HorsesToChoose } from '../../../shared/horses/HorsesToChoose.tsx';
import { useFold } from '../../../shared/horses/useFold.ts';
import { NoHorses } from '../../../shared/page/NoHorses.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseCardProps } from '../toHorseCardProps.ts';
import { atWorkOf } from './atWorkOf.tsx';

/** What a card tells beside its horse. */
interface Around {
  stable: Stable;
  entries: readonly UpcomingEntry[];
}

export interface ChooseHorseProps extends Pick<HorseChoiceProps, 'onSelect'> {
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
          {horses.length > 0 && !folded && (
            <HorsesToChoose horses={horses} horseId={horseId} columnMin={300}>
              {(each) => (
                <>
                  <Choice
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
                </>
              )}
            </HorsesToChoose>
          )}
        </div>
      </Subsection>
    </Stack>
  );
}

interface FoldedProps extends Pick<ChooseHorseProps, 'around' | 'withCondition'> {
  horse: OwnHorse;
  onChange: () => void;
}

function Folded({ horse, around, withCondition, onChange }: FoldedProps) {
  const now = useNow(30_000);
  const card = toHorseCardProps(horse, { now, ...around });
  const { name, summary, specialty, portrait, silks, rating, energy, nextRace } = card;
  const next = nextRace ? [`entered for ${nextRace.text}`] : [];
  return (
    <ChosenHorse
      name={name}
      summary={dotted([summary, specialty, ...next])}
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

interface ChoiceProps
  extends Pick<HorseChoiceProps, 'selected' | 'onSelect'>,
    Pick<ChooseHorseProps, 'around' | 'unavailability'> {
  horse: OwnHorse;
}

function Choice({ horse, around, unavailability, ...choice }: ChoiceProps) {
  const now = useNow(30_000);
  const card = toHorseCardProps(horse, { now, ...around });
  const { horseId, name, portrait, silks, rating, condition, energy, nextRace } = card;
  const { atWork } = atWorkOf(horse);
  return (
    <HorseChoice
      {...{ horseId, name, portrait, silks, rating, condition, energy }}
      summary={dotted([card.summary, card.specialty])}
      note={
        <>
          <FormGuide form={card.form} figures={card.figures} />
          {(atWork ?? card.rest) && <span>{atWork ?? card.rest}</span>}
          {nextRace ? <Link href={nextRace.href}>{nextRace.text}</Link> : <span>Not entered</span>}
        </>
      }
      {...choice}
      {...unavailability(horse, now)}
    />
  );
}
