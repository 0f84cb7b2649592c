import type { ActiveAutoOrder, OfferedAutoProgramme, OwnHorse } from '@furlong/backend';
import { type AutoProgrammeId, autoProgrammes, WEEK } from '@furlong/game/rules';
import { AutoProgrammeCard, Grid, Stack, StepHeading, Subsection } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlayer } from '../../auth/index.ts';
import { ChooseHorse } from '../../horses/index.ts';
import { startAutoTrainingMutation } from '../mutations.ts';
import { toAutoProgrammeCardProps } from '../toAutoTraining.ts';
import { AutoSummary } from './AutoSummary.tsx';
import type { StableState } from './Summary.tsx';
import { useTrainingChoice } from './useTrainingChoice.ts';

export interface AutoTrainingFormProps {
  horses: readonly OwnHorse[];
  orders: readonly ActiveAutoOrder[];
  programmes: readonly OfferedAutoProgramme[];
  stableState: StableState;
  /** What the address named. */
  preselected: { horseId: string | null; programme: string | null };
}

/** Setup: a horse that is not in auto-training, a programme, a weekly budget, and then the summary. */
export function AutoTrainingForm({
  horses,
  orders,
  programmes,
  stableState,
  preselected,
}: AutoTrainingFormProps) {
  const { mutateAsync } = useMutation(startAutoTrainingMutation(usePlayer().userId));
  // Of each programme by itself: what a week of one costs buys half a week of another.
  const [budgets, setBudgets] = useState<Partial<Record<AutoProgrammeId, number>>>({});
  const [fromWallet, setFromWallet] = useState(false);
  const budgetOf = ({ id, price, everyMs }: OfferedAutoProgramme) =>
    budgets[id] ?? (price * WEEK) / everyMs;
  const orderOf = (horseId: string) => orders.find((order) => order.horseId === horseId);
  const { horse, programme, selection, act, pickHorse, pickProgramme, confirm, cancel } =
    useTrainingChoice({
      ...{ horses, programmes, preselected },
      isFree: ({ id }) => orderOf(id) === undefined,
      start: ({ programme, ...sent }) =>
        mutateAsync({
          ...{ ...sent, fromWallet },
          ...{ programme: programme.id, weeklyBudget: budgetOf(programme) },
        }),
    });
  const inAutoTraining = horse !== undefined && orderOf(horse.id) !== undefined;
  const [wasInAutoTraining, setWasInAutoTraining] = useState(inAutoTraining);
  if (wasInAutoTraining !== inAutoTraining) {
    setWasInAutoTraining(inAutoTraining);
    // Stopped: what was chosen can be started again.
    if (wasInAutoTraining && selection.step === 'done') {
      act({ type: 'pick target', target: selection.target });
      act({ type: 'pick horse', horseId: selection.horseId });
    }
  }

  return (
    <Stack gap="xlarge">
      <ChooseHorse
        horses={horses}
        around={stableState}
        horseId={selection.horseId}
        unavailability={({ id }) => {
          const order = orderOf(id);
          return order === undefined
            ? {}
            : { unavailableReason: `In auto-training: ${autoProgrammes[order.programme].name}` };
        }}
        withCondition
        onSelect={({ horseId }) => pickHorse(horseId)}
      >
        {null}
      </ChooseHorse>
      <Stack gap="small">
        <StepHeading step={2} title="Choose a training program" />
        <Subsection>
          <Grid columnMin={220} lineOf={4}>
            {programmes.map((each) => (
              <AutoProgrammeCard
                key={each.id}
                {...toAutoProgrammeCardProps(each)}
                selected={each.id === selection.target}
                onSelect={({ programmeId }) => pickProgramme(programmeId)}
              />
            ))}
          </Grid>
        </Subsection>
      </Stack>
      {horse && programme && (
        <AutoSummary
          horse={horse}
          programme={programme}
          weeklyBudget={budgetOf(programme)}
          fromWallet={fromWallet}
          inAutoTraining={inAutoTraining}
          stableState={stableState}
          selection={selection}
          onBudget={(dollars) => {
            act({ type: 'pick target', target: programme.id });
            setBudgets({ ...budgets, [programme.id]: dollars });
          }}
          onFromWallet={(next) => {
            act({ type: 'pick target', target: programme.id });
            setFromWallet(next);
          }}
          onStart={confirm}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
}
