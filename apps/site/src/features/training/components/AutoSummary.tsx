import type { OfferedAutoProgramme, OwnHorse } from '@furlong/backend';
import {
  autoProgrammes,
  benefits,
  formatMoney,
  mostAWeek,
  mostToSpend,
  type Selection,
  WEEK,
} from '@furlong/game/rules';
import {
  AutoTrainingOutlook,
  Checkbox,
  Slider,
  Stack,
  StepHeading,
  TrainingSummary,
} from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { formatEvery, toAutoOutlook } from '../toAutoTraining.ts';
import { toTrainingProgress } from '../toTrainingProgress.ts';
import type { StableState } from './Summary.tsx';

export interface AutoSummaryProps {
  horse: OwnHorse;
  programme: OfferedAutoProgramme;
  /** Whole dollars. */
  weeklyBudget: number;
  /** What the credits lack for a session comes out of the wallet. */
  fromWallet: boolean;
  /** The horse is in auto-training already: by an order that this page gave, or by another. */
  inAutoTraining: boolean;
  stableState: StableState;
  selection: Selection;
  onBudget: (dollars: number) => void;
  onFromWallet: (fromWallet: boolean) => void;
  onStart: () => void;
  /** Gives up the choice of the programme. */
  onCancel: () => void;
}

/** The weekly budget, what a week will likely do to the horse and cost, and the button that starts it. */
export function AutoSummary({
  horse,
  programme,
  weeklyBudget,
  fromWallet,
  inAutoTraining,
  stableState,
  selection,
  onBudget,
  onFromWallet,
  onStart,
  onCancel,
}: AutoSummaryProps) {
  const now = useNow(15_000);
  const { id, price, everyMs } = programme;
  const begun = selection.step === 'done';
  const sending = selection.step === 'sending';
  const outlook = toAutoOutlook(horse, programme, weeklyBudget, {
    ...stableState,
    credits: fromWallet ? mostToSpend(stableState.means) : stableState.means.credits,
    now,
  });
  const foreseen = inAutoTraining ? 'already_auto_training' : null;
  return (
    <Stack gap="medium">
      {!begun && (
        <>
          <StepHeading step={3} title="Set a weekly budget" />
          <Slider
            label="Weekly budget"
            value={weeklyBudget}
            onChange={({ value }) => onBudget(value)}
            min={price}
            max={(price * WEEK) / everyMs}
            step={price}
            format={(dollars) =>
              `${formatMoney(dollars)}, ${pluralize(dollars / price, 'session')} at most`
            }
            disabled={sending}
          />
          <Checkbox
            label="Draw on my wallet when my credits run out"
            hint={`${formatMoney(stableState.means.wallet)} of prize money lie in it.`}
            checked={fromWallet}
            onChange={({ checked }) => onFromWallet(checked)}
            disabled={sending}
          />
          <AutoTrainingOutlook {...outlook} />
        </>
      )}
      <TrainingSummary
        kind="auto"
        horse={horse.name}
        programme={autoProgrammes[id].name}
        time={formatEvery(everyMs)}
        cost={formatMoney(price)}
        mostAWeek={formatMoney(mostAWeek(id, weeklyBudget))}
        benefits={benefits(autoProgrammes[id]).join(', ')}
        progress={toTrainingProgress(selection, foreseen)}
        onStart={onStart}
        onCancel={onCancel}
      />
    </Stack>
  );
}
