import { Link } from '../../../primitives/Link/Link';
import { HouseMark } from '../../badges/HouseMark/HouseMark';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './Podium.css';

export interface PodiumStep {
  id: string;
  /** From 1; who is level shares it. */
  rank: number;
  name: string;
  /** Leads to the stable or horse. */
  href: string;
  silks: SilksDesign;
  /** The horse's face; a stable stands in its colours. */
  portrait?: PortraitHorse;
  /** Under the name: the owner, or the horse's stable. */
  of?: string;
  /** What the rank goes by, such as "$412,500" or "7 wins". */
  figure: string;
  /** Of the house, which is said. */
  house: boolean;
  /** The player's own. */
  mine: boolean;
}

export interface PodiumProps {
  /** Names the three for those who hear it: "The first three stables by prize money". */
  label: string;
  /** In their order; of more than three the first are shown. */
  steps: readonly PodiumStep[];
}

/** The first three of a table: the first in the middle, and highest. */
export function Podium({ label, steps }: PodiumProps) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.slice(0, 3).map((step, index) => (
        <li key={step.id} className={styles.step} data-step={index + 1}>
          <Likeness step={step} first={index === 0} />
          <span className={styles.name}>
            <Link href={step.href} variant="quiet">
              {step.name}
            </Link>
          </span>
          <span className={styles.of}>
            {step.of} {step.house && <HouseMark />} {step.mine && <OwnBadge />}
          </span>
          <span className={styles.block}>
            <span className={styles.place}>
              <Place place={step.rank} label="Rank" leading={step.rank === 1} />
            </span>
            <span className={styles.figure}>{step.figure}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Likeness({ step, first }: { step: PodiumStep; first: boolean }) {
  const size = first ? 144 : 96;
  if (step.portrait === undefined)
    return <Silks design={step.silks} size={first ? 112 : 80} decorative />;
  return (
    <span className={styles.face}>
      <HorsePortrait horse={step.portrait} silks={step.silks} size={size} />
    </span>
  );
}
