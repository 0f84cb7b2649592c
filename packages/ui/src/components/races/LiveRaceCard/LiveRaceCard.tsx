import { IconFlag, IconPlayerPlay } from '@tabler/icons-react';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Icon } from '../../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Fact, Facts } from '../../badges/Fact/Fact';
import { StatusBadge, statusTone } from '../../badges/StatusBadge/StatusBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { RacePlace } from '../RaceCard/RacePlace';
import * as styles from './LiveRaceCard.css';

/** The last minute before the off, the race itself, and what came of it. */
export type LiveStatus = 'startingSoon' | 'inProgress' | 'finished';

export interface LiveRaceCardProps {
  name: string;
  track: string;
  status: LiveStatus;
  /** How many run. */
  runners: number;
  /** Who leads, or has won. Left out before the off. */
  leader?: { horse: string; silks: SilksDesign };
  /** Time to the off or to the end, in words such as "0:42". Left out once the race is over. */
  timeLeft?: string;
  /** Leads to the race: to watch it, or to its result. */
  href: string;
}

const timeLabel: Record<LiveStatus, string> = {
  startingSoon: 'Off in',
  inProgress: 'Time left',
  finished: 'Time left',
};

/** A race of this hour, in Live Races: about to start, running, or just over. */
export function LiveRaceCard(props: LiveRaceCardProps) {
  const { name, track, status, runners, leader, timeLeft, href } = props;
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
        {timeLeft && <Fact label={timeLabel[status]}>{timeLeft}</Fact>}
      </Facts>
      {leader && (
        <Facts>
          <Fact label={finished ? 'Winner' : 'Leader'}>
            <span className={styles.leader}>
              <Silks design={leader.silks} size={24} decorative />
              {leader.horse}
            </span>
          </Fact>
        </Facts>
      )}
      <footer className={styles.action}>
        <ButtonLink
          href={href}
          variant={finished ? 'secondary' : 'primary'}
          icon={<Icon icon={finished ? IconFlag : IconPlayerPlay} />}
          wide
        >
          {finished ? 'View Results' : 'Watch Live'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </footer>
    </article>
  );
}
