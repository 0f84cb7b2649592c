import type { ListedRace, OwnHorse } from '@furlong/backend';
import {
  formatMoney,
  fromWallet,
  type Selection,
  standingOf,
  winnersPrize,
} from '@furlong/game/rules';
import { RaceEntryConfirmation, Skeleton } from '@furlong/ui';
import { lazy, type Ref, Suspense } from 'react';
import { formatEntryFee } from '../../../shared/format/entryFee.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { walletPart } from '../../../shared/format/walletPart.ts';
import { paths } from '../../../shared/paths.ts';
import { adviceFor, toEntryProgress } from '../entryProgress.ts';
import { foreseenFor, type StableState } from '../entryRefusals.ts';
import * as styles from './Confirmation.css.ts';

const JockeyChoice = lazy(async () => ({
  default: (await import('./JockeyChoice.tsx')).JockeyChoice,
}));

export interface ConfirmationProps {
  /** The element that follows the card chosen last. */
  ref: Ref<HTMLDivElement>;
  horse: OwnHorse;
  race: ListedRace;
  stableState: StableState;
  /** The server's time, ms. */
  now: number;
  selection: Selection;
  /** What the entry was answered with, once it was. */
  seedHash: string | null;
  /** The licence of the jockey asked for, or null. */
  jockey: number | null;
  onAsk: (jockey: number | null) => void;
  onConfirm: () => void;
}

/** What the entry costs and may win, and the button that makes it; stays within reach at the bottom. */
export function Confirmation({
  ref,
  horse,
  race,
  stableState,
  now,
  selection,
  seedHash,
  jockey,
  onAsk,
  onConfirm,
}: ConfirmationProps) {
  const foreseen = foreseenFor(horse, race, stableState, now);
  return (
    <div ref={ref} className={styles.over}>
      <div className={styles.within}>
        <RaceEntryConfirmation
          horse={horse.name}
          portrait={portraitOf(horse, now)}
          silks={stableState.stable.silks}
          race={race.name}
          entryFee={formatEntryFee(race.entryFee)}
          {...walletPart(fromWallet(race.entryFee, stableState.wallets))}
          potentialPrize={formatMoney(winnersPrize(race))}
          choice={
            foreseen === null && selection.step !== 'done' ? (
              <Suspense fallback={<Skeleton height="4.5rem" />}>
                <JockeyChoice
                  race={race}
                  jockey={jockey}
                  settled={selection.step === 'sending' || selection.step === 'unanswered'}
                  onAsk={onAsk}
                />
              </Suspense>
            ) : null
          }
          progress={toEntryProgress(selection, {
            foreseen,
            ...adviceFor(horse, race, now),
            paid: race.entryFee > 0,
            balloted: standingOf(race).balloted,
            raceHref: paths.race(race.id),
            seedHash,
          })}
          onConfirm={onConfirm}
        />
      </div>
    </div>
  );
}
