import { useEffect, useRef } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { EquipmentIcon } from '../../equipment/EquipmentIcon/EquipmentIcon';
import type { EquipmentSlot } from '../../equipment/slots';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import { FirstRaceStep, type FirstRaceStepProps } from './FirstRaceStep';
import { NameStep, type NameStepProps } from './NameStep';
import * as styles from './StarterArrival.css';

/** What a new owner is asked: how the horse is called, then whether it runs. */
export type ArrivalStep =
  | ({ kind: 'name' } & Omit<NameStepProps, 'horse'>)
  | ({ kind: 'race' } & Omit<FirstRaceStepProps, 'horse'>);

export interface StarterArrivalProps {
  horse: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  /** Coat, age and gender, such as "2-year-old bay colt". */
  summary: string;
  /** Such as "by Harbour Master out of Paper Moon". */
  parents: string;
  /** What it came in. */
  equipment: readonly { slot: EquipmentSlot; item: string }[];
  step: ArrivalStep;
}

/** The first horse of a new stable arrives: who it is, and one step at a time what to do with it. */
export function StarterArrival({
  horse,
  portrait,
  silks,
  summary,
  parents,
  equipment,
  step,
}: StarterArrivalProps) {
  const steps = useFocusOnChange(step.kind);
  return (
    <article className={styles.root} aria-label="Your first horse">
      <div className={styles.portrait}>
        <HorsePortrait horse={portrait} silks={silks} size="fill" name={horse} />
      </div>
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.label}>Your first horse has arrived</p>
          <HeadingElement className={styles.name}>{horse}</HeadingElement>
          <p className={styles.line}>
            {summary}, {parents}
          </p>
          <ul className={styles.tack} aria-label="What it came in">
            {equipment.map(({ slot, item }) => (
              <li key={slot} className={styles.piece}>
                <span className={styles.icon}>
                  <EquipmentIcon slot={slot} size="small" />
                </span>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div ref={steps} tabIndex={-1} className={styles.step}>
          {step.kind === 'name' ? (
            <NameStep key={horse} horse={horse} {...step} />
          ) : (
            <FirstRaceStep horse={horse} {...step} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Leads who pressed what is gone to what has come in its place. */
function useFocusOnChange(kind: ArrivalStep['kind']) {
  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    steps.current?.focus({ preventScroll: true });
  }, [kind]);
  return steps;
}
