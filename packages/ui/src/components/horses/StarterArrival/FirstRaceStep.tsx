import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { useIntoView } from '../../../primitives/Refusal/useIntoView';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { Money } from '../../badges/Money/Money';
import * as styles from './StarterArrival.css';

/** A free race that would take the horse. */
export interface FirstRace {
  name: string;
  /** Course and distance, such as "1200 m on turf at Kingsmere". */
  where: string;
  /** When it is off, such as "Today 14:30". */
  off: string;
  /** The time to the off: a component that ticks alone. */
  countdown: ReactNode;
  /** What the winner gets, such as "$2,200". */
  prize: string;
  /** Leads to the entry, with horse and race chosen. */
  href: string;
}

export interface FirstRaceStepProps {
  horse: string;
  /** Null while none is open: then the horse can work. */
  race: FirstRace | null;
  /** Leads to training, with the horse chosen. */
  trainHref: string;
  /** Why it could not be left; null where nothing went wrong. */
  failure: string | null;
  onLater: () => void;
}

/** The one button of a first visit: the horse's first race, which is free. */
export function FirstRaceStep({ horse, race, trainHref, failure, onLater }: FirstRaceStepProps) {
  const failed = useIntoView<HTMLParagraphElement>(failure !== null);
  return (
    <div className={styles.answers}>
      {race === null ? (
        <p className={styles.line}>
          No free race is open to {horse} at the moment. The next opens soon, and work brings a
          horse on meanwhile.
        </p>
      ) : (
        <>
          <p className={styles.line}>
            Its first race is free: the <strong>{race.name}</strong>, {race.where}.
          </p>
          <Facts>
            <Fact label="Off">{race.off}</Fact>
            <Fact label="Entry fee">Free</Fact>
            <Fact label="To the winner">
              <Money amount={race.prize} tone="gold" />
            </Fact>
          </Facts>
          <p className={styles.muted}>{race.countdown}</p>
        </>
      )}
      {failure !== null && (
        <p ref={failed} role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        {race === null ? (
          <ButtonLink href={trainHref} variant="gold">
            Train {horse}
          </ButtonLink>
        ) : (
          <ButtonLink href={race.href} variant="gold">
            Enter {horse}
          </ButtonLink>
        )}
        <Button variant="quiet" onPress={onLater}>
          Later
        </Button>
      </div>
    </div>
  );
}
