import { IconFlag, IconPlayerPlay } from '@tabler/icons-react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { StatusBadge, statusTone } from '../../badges/StatusBadge/StatusBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { RacePlace } from '../RaceCard/RacePlace';
import * as styles from './LiveRaceCard.css';

/** Who leads, or has won. */
interface FirstRunner {
  horse: string;
  silks: SilksDesign;
}

/** What is known in the last minute before the off, in the race itself, and after it. */
type LiveProgress =
  | {
      status: 'startingSoon';
      /** Time to the off, in words such as "0:42". */
      timeLeft: string;
      first?: never;
    }
  | {
      status: 'inProgress';
      /** Time to the end. */
      timeLeft: string;
      /** The first three of the field, in order; empty until they are known. */
      first: readonly FirstRunner[];
    }
  | {
      status: 'finished';
      timeLeft?: never;
      /** The winner. */
      first: readonly FirstRunner[];
    };

interface LiveRace {
  name: string;
  track: string;
  /** How many run. */
  runners: number;
  /** Leads to the race: to watch it, or to its result. */
  href: string;
}

export type LiveRaceCardProps = LiveRace & LiveProgress;

/** A race of this hour, in Live Races: about to start, running, or just over. */
export function LiveRaceCard(props: LiveRaceCardProps) {
  const { name, track, status, runners, first, timeLeft, href } = props;
  const finished = status === 'finished';

  return (
    <article className={styles.root[statusTone[status]]}>
      <header className={styles.head}>
        <StatusBadge status={status} />
        <RacePlace>{track}</RacePlace>
      </header>
      <HeadingElement className={styles.name}>{name}</HeadingElement>
      <Facts>
        <Fact label="Runners">{runners}</Fact>
        {timeLeft && (
          <Fact label={status === 'startingSoon' ? 'Off in' : 'Time left'}>{timeLeft}</Fact>
        )}
      </Facts>
      {first !== undefined && (
        <div className={styles.order}>
          <Facts layout="joined">
            {(finished ? ['Winner'] : ['Leader', 'Second', 'Third']).map((label, place) => (
              <Fact key={label} label={label}>
                <First runner={first[place]} />
              </Fact>
            ))}
          </Facts>
        </div>
      )}
      <footer className={styles.action}>
        <RowButtonLink href={href} icon={<Icon icon={finished ? IconFlag : IconPlayerPlay} />} wide>
          {finished ? 'View Results' : 'Watch Live'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </RowButtonLink>
      </footer>
    </article>
  );
}

function First({ runner }: { runner: FirstRunner | undefined }) {
  return (
    <span className={styles.first}>
      {runner === undefined ? (
        '–'
      ) : (
        <>
          <Silks design={runner.silks} size={24} decorative />
          {runner.horse}
        </>
      )}
    </span>
  );
}
