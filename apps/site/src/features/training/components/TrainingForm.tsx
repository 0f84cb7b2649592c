import type { OfferedProgramme, OwnHorse } from '@furlong/backend';
import { fromWallet, programmes as rules } from '@furlong/game/rules';
import { Grid, Stack, StepHeading, Subsection, TrainingProgrammeCard } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { sayWhen } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { ChooseHorse } from '../../horses/index.ts';
import { useSeeTraining } from '../../stable/index.ts';
import { startTrainingMutation } from '../mutations.ts';
import { toProgrammeCardProps } from '../toProgrammeCardProps.ts';
import { toTrainingOutlook } from '../toTrainingOutlook.ts';
import { type StableState, Summary } from './Summary.tsx';
import { useTrainingChoice } from './useTrainingChoice.ts';

export interface TrainingFormProps {
  horses: readonly OwnHorse[];
  programmes: readonly OfferedProgramme[];
  stableState: StableState;
  /** What the address named. */
  preselected: { horseId: string | null; programme: string | null };
}

/** The two choices, which the address remembers, and, once both are made, the summary. */
export function TrainingForm({ horses, programmes, stableState, preselected }: TrainingFormProps) {
  const { userId } = usePlayer();
  const { mutateAsync } = useMutation(startTrainingMutation(userId));
  useSeeTraining(userId, preselected.horseId);
  const { horse, programme, selection, pickHorse, pickProgramme, confirm, cancel } =
    useTrainingChoice({
      ...{ horses, programmes, preselected },
      isFree: ({ atWork }) => atWork === null,
      start: ({ programme, ...sent }) =>
        mutateAsync({
          ...{ ...sent, programme: programme.id },
          fromWallet: fromWallet(programme.price, stableState.means) ?? 0,
        }),
    });
  const now = useNow(30_000);
  const likelyOf = (each: OfferedProgramme) =>
    horse && horse.atWork === null
      ? toTrainingOutlook(horse, { ...rules[each.id], ...each }, { ...stableState, now }).gains
      : null;

  return (
    <Stack gap="xlarge">
      <ChooseHorse
        horses={horses}
        around={stableState}
        horseId={selection.horseId}
        unavailability={({ atWork }, now) =>
          atWork === null
            ? {}
            : { unavailableReason: `At work until ${sayWhen(atWork.until, now)}` }
        }
        withCondition
        onSelect={({ horseId }) => pickHorse(horseId)}
      >
        {null}
      </ChooseHorse>
      <Stack gap="small">
        <StepHeading step={2} title="Choose a training program" />
        <Subsection>
          <Grid columnMin={220} lineOf={3}>
            {programmes.map((each) => (
              <TrainingProgrammeCard
                key={each.id}
                {...toProgrammeCardProps(each, likelyOf(each))}
                selected={each.id === selection.target}
                onSelect={({ programmeId }) => pickProgramme(programmeId)}
              />
            ))}
          </Grid>
        </Subsection>
      </Stack>
      {horse && programme && (
        <Summary
          horse={horse}
          programme={programme}
          stableState={stableState}
          selection={selection}
          onStart={confirm}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
}
