import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Heading } from '../../../primitives/Heading/Heading';
import { Text } from '../../../primitives/Text/Text';
import { framedList } from '../../../theme/framedList.css';
import { plainList } from '../../../theme/plainList.css';
import type { RatingBand } from '../../badges/RatingBadge/RatingBadge';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './Declarations.css';
import { DeclaredRow } from './DeclaredRow';

/** Where a horse has won before: at the course, over the distance, in two races, or in one. */
export type WonBefore = 'C' | 'D' | 'C D' | 'CD';

export interface DeclaredJockey {
  name: string;
  /** Leads to the jockey. */
  href: string;
  /** Why this one, such as "Rode it last"; null where that was by lot. */
  why: string | null;
}

export interface DeclaredRunner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  /** Its owner. */
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
  /** Starting stall; null before the draw. */
  draw: number | null;
  /** Weight carried, such as "9-4"; null before the weights are published. */
  weight: string | null;
  /** Who rides it, or before the card is published whom its owner asked for; null without either. */
  jockey: DeclaredJockey | null;
  /** Age and sex, such as "4-year-old Colt". */
  summary: string;
  /** The same as a racecard prints it: "4c". */
  age: string;
  /** How it likes to be ridden, such as "Prominent". */
  style: string;
  /** When it ran last, such as "12 days ago" or "First run". */
  lastRun: string;
  /** What it wears on its head; null where that is nothing. */
  headgear: string | null;
  won: WonBefore | null;
  /** Its chance in the morning line, such as "18%", and the price that would be fair; null without one. */
  line: { chance: string; price: string | null } | null;
  /** The finishing positions of its last runs, newest last: 1 to 9, 0 for tenth or worse. */
  figures: string;
  rating: { value: number; band: RatingBand };
}

export interface DeclarationsProps {
  /** By stall once the field is drawn, before that by time of entry. */
  runners: readonly DeclaredRunner[];
  /** How many runs the morning line rests on; null without one. */
  morningLineSimulations: number | null;
  /** The player's own runners, which are marked. */
  myHorseIds?: readonly string[];
}

/** The racecard of one race before the off, a runner a row as racing prints it. */
export function Declarations({
  runners,
  morningLineSimulations,
  myHorseIds = [],
}: DeclarationsProps) {
  if (runners.length === 0) {
    return <EmptyState title="No entries yet" hint="Whoever enters now is the first." />;
  }
  const drawn = runners.some(({ draw }) => draw !== null);
  return (
    <section className={styles.root} data-drawn={drawn || undefined}>
      <Heading size="card">{drawn ? 'The field, by stall' : 'Declared so far'}</Heading>
      <div className={framedList}>
        <DeclarationsHeads drawn={drawn} lined={morningLineSimulations !== null} />
        <ol className={plainList}>
          {runners.map((runner) => (
            <li key={runner.horseId}>
              <DeclaredRow runner={runner} mine={myHorseIds.includes(runner.horseId)} />
            </li>
          ))}
        </ol>
      </div>
      {runners.some(({ won }) => won !== null) && (
        <Text size="small" tone="muted">
          C: has won at this course. D: has won over this distance. CD: both in one race.
        </Text>
      )}
      {morningLineSimulations !== null && (
        <Text size="small" tone="muted">
          The percentage is the morning line: how often the horse won when the published card was
          run {morningLineSimulations} times with fresh luck. The fair price is what a dollar on it
          would return. There is no betting.
        </Text>
      )}
    </section>
  );
}

/** Says once what the columns hold; heard, each figure says it for itself. */
function DeclarationsHeads({ drawn, lined }: { drawn: boolean; lined: boolean }) {
  return (
    <div className={styles.heads} aria-hidden>
      <span className={styles.horseHead}>Horse</span>
      <span>Form</span>
      <span>Age</span>
      <span>{drawn && 'Wgt'}</span>
      <span>Rating</span>
      <span>{drawn ? 'Jockey' : 'Style'}</span>
      <span className={styles.figureHead}>{lined && 'Price'}</span>
    </div>
  );
}
