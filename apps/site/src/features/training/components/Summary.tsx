import type { OfferedProgramme, OwnHorse, Stable } from '@furlong/backend';
import {
  formatMoney,
  fromWallet,
  type Means,
  mostToSpend,
  programmes,
  type Selection,
  sessionRefusal,
} from '@furlong/game/rules';
import { Stack, TrainingOutlook, TrainingSummary } from '@furlong/ui';
import { walletPart } from '../../../shared/format/walletPart.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { formatHours, sayLikely } from '../toProgrammeCardProps.ts';
import { type TrainingFacts, toTrainingOutlook } from '../toTrainingOutlook.ts';
import { toTrainingProgress } from '../toTrainingProgress.ts';

/** What decides whether the stable's horses may be trained. */
export interface StableState extends Omit<TrainingFacts, 'now'> {
  stable: Stable;
  means: Means;
}

export interface SummaryProps {
  horse: OwnHorse;
  programme: OfferedProgramme;
  stableState: StableState;
  selection: Selection;
  onStart: () => void;
  /** Gives up the choice of the programme. */
  onCancel: () => void;
}

/** What the session will likely do to the horse, what it costs, and the button that starts it. */
export function Summary({
  horse,
  programme,
  stableState,
  selection,
  onStart,
  onCancel,
}: SummaryProps) {
  const now = useNow(15_000);
  const { means, entries, work } = stableState;
  const offered = { ...programmes[programme.id], ...programme };
  const entry = entries.find(({ horseId }) => horseId === horse.id);
  const runsAfter = entry?.race.closesAt ?? null;
  const foreseen = sessionRefusal({ ...horse, runsAfter }, offered, mostToSpend(means), now);
  const moved = fromWallet(offered.price, means);
  const { outlook, gains, warning } = toTrainingOutlook(horse, offered, { work, entries, now });
  const begun = selection.step === 'done';
  return (
    <Stack gap="medium">
      {!begun && horse.atWork === null && <TrainingOutlook {...outlook} />}
      <TrainingSummary
        kind="session"
        horse={horse.name}
        programme={offered.name}
        time={formatHours(offered.durationMs)}
        cost={formatMoney(offered.price)}
        {...(moved !== null && { left: formatMoney(means.credits + moved - offered.price) })}
        {...walletPart(moved)}
        benefits={gains.map(sayLikely).join(', ')}
        {...(warning !== null && horse.atWork === null && { warning })}
        progress={toTrainingProgress(selection, foreseen)}
        onStart={onStart}
        onCancel={onCancel}
      />
    </Stack>
  );
}
