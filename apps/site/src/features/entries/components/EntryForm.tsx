import type { ListedRace, OwnHorse, ProgrammeAhead } from '@furlong/backend';
import { fromWallet, mostToSpend } from '@furlong/game/rules';
import { VisuallyHidden } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { onlyHorse } from '../../../shared/horses/onlyHorse.ts';
import { writeChoice } from '../../../shared/paths.ts';
import { sayNoRace, takerOf } from '../../../shared/races/nextRace.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { usePlayer } from '../../auth/index.ts';
import { sayWhatItBrings, useMyStandings } from '../../championships/index.ts';
import { raceMoments, racesToEnterQuery, takesEntries } from '../../races/index.ts';
import type { StableState } from '../entryRefusals.ts';
import { inOrderOfUse, type RaceOrder } from '../inOrderOfUse.ts';
import { prospectsFor } from '../prospects.ts';
import { useEntry } from '../useEntry.ts';
import { Confirmation } from './Confirmation.tsx';
import * as styles from './EntryForm.css.ts';
import { HorseStep } from './HorseStep.tsx';
import { type LinkedRace, RaceStep } from './RaceStep.tsx';

export interface EntryFormProps {
  horses: readonly OwnHorse[];
  /** Those to come, whomever they suit, as far as they are loaded. */
  races: readonly ListedRace[];
  /** All that are open and suit one of the horses. */
  suitable: readonly ListedRace[];
  ahead: ProgrammeAhead | null;
  stableState: StableState;
  /** What the link that led here named. */
  preselected: { horseId: string | null; raceId: string | null };
  /** The race that it named. */
  linked: LinkedRace;
  onLoadMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** The two choices, which the address remembers, and, once both are made, the confirmation. */
export function EntryForm({
  horses,
  races,
  suitable,
  ahead,
  stableState,
  preselected,
  linked,
  onLoadMore,
  loadingMore,
}: EntryFormProps) {
  const [jockey, ask] = useState<number | null>(null);
  const { selection, act, confirm, seedHash } = useEntry(
    preselected.horseId ?? onlyHorse(horses, () => true),
    preselected.raceId,
    (raceId) => {
      const fee = known.find(({ id }) => id === raceId)?.entryFee ?? 0;
      return fromWallet(fee, stableState.wallets) ?? 0;
    },
    jockey,
  );
  const [, setSearch] = useSearchParams();
  const remember = (choice: Parameters<typeof writeChoice>[1]) =>
    setSearch((search) => writeChoice(search, choice), {
      replace: true,
      preventScrollReset: true,
    });
  const toEnter = useRacesToEnter(selection.horseId);
  // Those that suit first: on whatever page of the programme they stand.
  const all = new Map(
    [...(toEnter.data ?? []), ...suitable, ...races].map((each) => [each.id, each]),
  );
  const others = [...all.values()].filter(({ id }) => id !== linked?.id);
  const known = linked ? [linked, ...others] : others;
  const now = useNowAt(known.flatMap(raceMoments));
  const horse = horses.find(({ id }) => id === selection.horseId);
  const chosen = useLastDefined(known.find(({ id }) => id === selection.target));
  const race = chosen?.id === selection.target ? chosen : undefined;
  const open = others.filter((each) => takesEntries(each, now) || each.id === race?.id);
  const [order, setOrder] = useState<RaceOrder>('soonest');
  const { mine: standings } = useMyStandings();
  const prospects =
    horse &&
    toEnter.data &&
    prospectsFor(horse, toEnter.data, (each) => sayWhatItBrings(each, horse.id, standings));
  const facts = {
    stable: {
      createdAt: stableState.stable.createdAt,
      credits: mostToSpend(stableState.wallets),
    },
    races: suitable,
    ahead,
    now,
  };
  // Next to what was chosen last, and so the next stop of the keyboard.
  const [lastChosen, setLastChosen] = useState<{ step: 'horse' | 'race'; id: string }>();
  const listed = linked ? [linked, ...open] : open;
  const follows = listed.some(({ id }) => id === race?.id) ? (lastChosen?.step ?? 'race') : 'horse';
  const follower = useRef<HTMLDivElement>(null);
  // The card that was pressed stays in sight, above the confirmation which that brought about.
  useEffect(() => {
    if (lastChosen) follower.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  }, [lastChosen]);
  const confirmation = horse && race && (
    <Confirmation
      ref={follower}
      horse={horse}
      race={race}
      stableState={stableState}
      now={now}
      selection={selection}
      seedHash={seedHash}
      jockey={jockey}
      onAsk={ask}
      onConfirm={() => void confirm()}
    />
  );

  return (
    <div className={styles.form} data-confirming={confirmation ? true : undefined}>
      <VisuallyHidden>
        <span role="status">
          {horse && race && `${horse.name} for ${race.name}: the confirmation is next.`}
        </span>
      </VisuallyHidden>
      <HorseStep
        horses={horses}
        races={suitable}
        stableState={stableState}
        horseId={selection.horseId}
        confirmation={follows === 'horse' ? confirmation : null}
        onSelect={({ horseId }) => {
          act({ type: 'pick horse', horseId });
          ask(null);
          setLastChosen({ step: 'horse', id: horseId });
          remember({ horseId });
        }}
      />
      <RaceStep
        races={
          horse
            ? inOrderOfUse(open, { horse, prospects, order }, stableState, now)
            : open.toSorted((a, b) => a.offAt - b.offAt)
        }
        prospects={prospects}
        failed={toEnter.isError ? [toEnter] : null}
        none={
          horse && !takerOf(horse, facts) && !entered(horse, stableState)
            ? sayNoRace(horse, facts)
            : null
        }
        order={order}
        onOrder={setOrder}
        linked={linked}
        horse={horse}
        stableState={stableState}
        now={now}
        raceId={selection.target}
        confirmation={follows === 'race' ? confirmation : null}
        onSelect={({ raceId }) => {
          act({ type: 'pick target', target: raceId });
          ask(null);
          setLastChosen({ step: 'race', id: raceId });
          remember({ raceId });
        }}
        onLoadMore={onLoadMore}
        loadingMore={loadingMore}
      />
    </div>
  );
}

/** The races that suit the chosen horse, with the fields that it would meet. */
function useRacesToEnter(horseId: string | null) {
  const { userId } = usePlayer();
  return useQuery({ ...racesToEnterQuery(userId, horseId ?? ''), enabled: horseId !== null });
}

const entered = ({ id }: OwnHorse, { entries }: StableState) =>
  entries.some(({ horseId }) => horseId === id);

/** The last value that was there: a race that fills up or closes stays on show while it is chosen. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
