import type { FirstVisitStep, Overview, OwnHorse } from '@furlong/backend';
import { mostToSpend } from '@furlong/game/rules';
import { type ArrivalStep, StarterArrival } from '@furlong/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { renameMutation } from '../../horses/index.ts';
import { stableKeys } from '../../stable/index.ts';
import { leaveStepMutation } from '../mutations.ts';
import { toArrival, toFirstRace } from '../toArrival.ts';
import type { StableFacts } from '../useStableFacts.ts';

export interface FirstVisitProps {
  facts: StableFacts;
  step: FirstVisitStep;
  /** The horse that the stable began with. */
  horse: OwnHorse;
}

/** A new owner's first horse arrives: its name to choose, then its first race. */
export function FirstVisit({ facts, step, horse }: FirstVisitProps) {
  const now = useNow(15_000);
  const naming = useNaming(horse);
  const racing = useRacing(facts, horse, now);
  return (
    <StarterArrival
      {...toArrival(horse, now)}
      silks={facts.stable.silks}
      step={step === 'name' ? naming : racing}
    />
  );
}

function useNaming(horse: OwnHorse): ArrivalStep {
  const { userId } = usePlayer();
  const client = useQueryClient();
  const rename = useIdempotentMutation(renameMutation(userId));
  const leave = useIdempotentMutation(leaveStepMutation(userId));
  const keep = () => void leave.send({ step: 'name' });
  const name = async ({ name }: { name: string }) => {
    leave.forget();
    const outcome = await rename.send({ horseId: horse.id, name });
    if (outcome !== 'done') return;
    client.setQueryData<Overview>(stableKeys.overview(userId), (overview) =>
      overview?.firstVisit === 'name' ? { ...overview, firstVisit: 'race' } : overview,
    );
  };
  return {
    kind: 'name',
    progress: rename.refusal
      ? { state: 'refused', refusal: rename.refusal.message }
      : leave.refusal
        ? { state: 'failed', refusal: leave.refusal.message }
        : { state: rename.sent ? 'naming' : leave.sent ? 'leaving' : 'idle' },
    onName: (input) => void name(input),
    onKeep: keep,
    onLater: keep,
    onChange: rename.forget,
  };
}

function useRacing({ races, ahead, stable, wallets }: StableFacts, horse: OwnHorse, now: number) {
  const leave = useIdempotentMutation(leaveStepMutation(usePlayer().userId));
  const found = toFirstRace(horse, {
    stable: { createdAt: stable.createdAt, credits: mostToSpend(wallets) },
    ...{ races, ahead, now },
  });
  const { race, ...told } = found ?? { race: null };
  return {
    kind: 'race',
    race: race && 'name' in told ? { ...told, countdown: <ClosesIn race={race} /> } : null,
    trainHref: paths.train({ horseId: horse.id }),
    failure: leave.refusal?.message ?? null,
    onLater: () => {
      void leave.send({ step: 'race' }).then((outcome) => outcome === 'done' && focusHeading());
    },
  } satisfies ArrivalStep;
}

/** What had the focus is gone with the last step: the page begins anew. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
