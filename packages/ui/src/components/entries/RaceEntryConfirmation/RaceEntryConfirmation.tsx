import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { CopyButton } from '../../../primitives/IconButton/CopyButton';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { payLabel } from '../../account/payLabel';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './RaceEntryConfirmation.css';

/**
 * How far the entry has come. `barred` forbids it beforehand; `refused` is what the server answered.
 */
export type EntryProgress =
  /** `advice` is what the owner should know before confirming, though nothing forbids the entry. */
  | { state: 'ready' | 'busy'; advice?: string }
  | { state: 'barred' | 'refused'; refusal: string }
  /**
   * `paid`: a fee was charged. `raceHref` leads to the race that the horse now runs in. `seedHash` is
   * what the entry was answered with, in hex: it binds the house. `balloted`: lots will decide whether
   * the horse runs.
   */
  | {
      state: 'done';
      paid: boolean;
      balloted?: boolean;
      raceHref: string;
      seedHash: string | null;
    };

export interface RaceEntryConfirmationProps {
  horse: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  race: string;
  /** Such as "$1,200". */
  entryFee: string;
  /** What of the fee would be moved out of the wallet, as the credits lack it: "$1,200". */
  fromWallet?: string | undefined;
  /** What the winner gets, such as "$27,500". */
  potentialPrize: string;
  /** What else the owner may choose before confirming, such as whom to ask to ride. */
  choice?: ReactNode;
  progress: EntryProgress;
  onConfirm: () => void;
}

/** The last step of an entry: what it costs, what it may win, and the one button. */
export function RaceEntryConfirmation({
  horse,
  portrait,
  silks,
  race,
  entryFee,
  fromWallet,
  potentialPrize,
  choice,
  progress,
  onConfirm,
}: RaceEntryConfirmationProps) {
  const { tone, message } = messageOf(progress);
  const told = useIntoView<HTMLParagraphElement>(progress.state === 'refused');
  return (
    <section className={styles.root} aria-label="Race Entry Confirmation">
      <div className={styles.pair}>
        <span className={styles.portrait}>
          <HorsePortrait horse={portrait} silks={silks} size={64} />
        </span>
        <div className={styles.words}>
          <p className={styles.label}>Race Entry Confirmation</p>
          <p className={styles.title}>
            {horse} <span className={styles.arrow}>→</span> {race}
          </p>
          <p ref={told} role="status" className={styles.message} data-tone={tone}>
            {message}
          </p>
          {progress.state === 'done' && progress.seedHash !== null && (
            <SeedHash hash={progress.seedHash} />
          )}
        </div>
      </div>
      {choice && <div className={styles.choice}>{choice}</div>}
      <div className={styles.sums}>
        <Facts>
          <Fact label="Entry fee" size="large">
            <Money amount={entryFee} />
          </Fact>
          {fromWallet !== undefined && progress.state !== 'done' && (
            <Fact label="From your wallet" size="large">
              <Money amount={fromWallet} />
            </Fact>
          )}
          <Fact label="Potential prize" size="large">
            <Money amount={potentialPrize} tone="gold" />
          </Fact>
        </Facts>
      </div>
      <div className={styles.action}>
        <Action progress={progress} fromWallet={fromWallet} onConfirm={onConfirm} />
      </div>
    </section>
  );
}

function messageOf(progress: EntryProgress) {
  switch (progress.state) {
    case 'ready':
    case 'busy':
      return { tone: 'caution', message: progress.advice };
    case 'barred':
    case 'refused':
      return { tone: 'critical', message: progress.refusal };
    case 'done':
      return {
        tone: 'positive',
        message: progress.paid
          ? `Entered. The fee is paid, and ${nextOf(progress)}`
          : `Entered. ${nextOf(progress).replace(/^./, (first) => first.toUpperCase())}`,
      };
  }
}

/** What comes of an entry that was made. */
const nextOf = ({ balloted = false }: { balloted?: boolean }) =>
  balloted ? 'a ballot decides whether the horse runs.' : 'the horse is declared.';

/** The player's own proof of what the race was bound to. */
function SeedHash({ hash }: { hash: string }) {
  return (
    <p className={styles.proof}>
      <span>
        Seed hash{' '}
        <code className={styles.hash}>
          {hash.slice(0, 8)}…{hash.slice(-8)}
        </code>{' '}
        is kept in this browser. Verify compares the race with it.
      </span>
      <CopyButton name="seed hash" value={hash} />
    </p>
  );
}

type ActionProps = Pick<RaceEntryConfirmationProps, 'progress' | 'fromWallet' | 'onConfirm'>;

function Action({ progress, fromWallet, onConfirm }: ActionProps) {
  switch (progress.state) {
    case 'done':
      return (
        <ButtonLink href={progress.raceHref} variant="secondary" wide>
          See the race
        </ButtonLink>
      );
    case 'barred':
      return (
        <Button disabled wide>
          Cannot Enter
        </Button>
      );
    case 'ready':
    case 'busy':
    case 'refused':
      return (
        <Button variant="gold" busy={progress.state === 'busy'} wide onPress={onConfirm}>
          {payLabel('Confirm Entry', 'Enter', fromWallet)}
        </Button>
      );
  }
}
