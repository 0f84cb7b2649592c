import type { ReactNode } from 'react';
import { RowButton } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { rowText } from '../../../theme/wrappingRow.css';
import { Money } from '../../badges/Money/Money';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './AutoTrainingItem.css';

export interface AutoTrainingItemProps {
  /** Handed back by `onStop`; never shown. */
  horseId: string;
  horse: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  /** Name of the programme, such as "Balanced". */
  programme: string;
  /** Such as "Every 6 hours". */
  schedule: string;
  /** Such as "$200". */
  costPerSession: string;
  /** How the weekly budget stands: "$600 of $2,000 spent this week". */
  spent: string;
  /** Time until the next session: a component that ticks alone, so that the list need not. */
  countdown: ReactNode;
  /** What the owner should know, such as why the last session was skipped. */
  note?: string;
  /** Why it was not stopped. */
  refusal?: string;
  /**
   * The order to stop is on its way.
   * @default false
   */
  busy?: boolean;
  onStop: (detail: { horseId: string }) => void;
}

/** A horse that the auto-trainer has at work. */
export function AutoTrainingItem({
  horseId,
  horse,
  portrait,
  silks,
  programme,
  schedule,
  costPerSession,
  spent,
  countdown,
  note,
  refusal,
  busy = false,
  onStop,
}: AutoTrainingItemProps) {
  return (
    <article className={styles.root}>
      <div className={styles.horse}>
        <HorsePortrait horse={portrait} silks={silks} size={64} />
        <div className={rowText}>
          <div className={styles.title}>
            <HeadingElement className={styles.name}>{horse}</HeadingElement>
            <StatusBadge status="active" />
          </div>
          <p className={styles.terms}>
            {programme}&nbsp;· <span className={styles.term}>{schedule}</span>&nbsp;·{' '}
            <span className={styles.term}>
              <Money amount={costPerSession} /> per session
            </span>
            &nbsp;· <span className={styles.term}>{spent}</span>
          </p>
        </div>
      </div>
      <div className={styles.next}>
        {countdown}
        <RowButton busy={busy} onPress={() => onStop({ horseId })}>
          Stop
          <VisuallyHidden> auto-training of {horse}</VisuallyHidden>
        </RowButton>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <Refusal>{refusal}</Refusal>
        </div>
      )}
    </article>
  );
}
