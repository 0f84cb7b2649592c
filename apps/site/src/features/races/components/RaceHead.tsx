import type { Race, Runner } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import {
  ButtonLink,
  Inline,
  Link,
  QualifierBadge,
  RacePoster,
  StatusBadge,
  Text,
} from '@furlong/ui';
import type { ReactNode } from 'react';
import { formatClock, formatDate } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { championshipHref, championshipMark } from '../../../shared/races/championshipMark.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toPosterFinish } from '../toPosterFinish.ts';
import { toPosterGround } from '../toPosterGround.ts';
import { takesEntries, toRaceState } from '../toRaceCardProps.ts';
import { RacePosterFacts } from './RacePosterFacts.tsx';
import * as styles from './RaceReport.css.ts';

interface RaceMomentProps {
  race: Race;
  /** The server's time, ms. */
  now: number;
}

export interface RaceViewProps extends RaceMomentProps {
  /** Names of the player's horses that are entered. */
  entered: readonly string[];
}

export interface RaceHeadProps extends RaceViewProps {
  /** The field, in the order of the card; in finishing order once there is a result. */
  runners: readonly Runner[];
  /** Whether who won is told: not over a film that a link has led to. */
  told: boolean;
  /** Shows the film of a race that is over: a button on its picture. */
  watch?: ReactNode;
  /** What else can be done with a race that is over. */
  further?: ReactNode;
}

/** Announces the race on a poster, and says how long there is until it changes; at its end, who won. */
export function RaceHead({ race, now, entered, runners, told, watch, further }: RaceHeadProps) {
  const track = tracks[race.trackId];
  // Red Mesa is the name of the track and of its town.
  const where = track.place.startsWith(track.name) ? track.place : `${track.name}, ${track.place}`;
  const when = formatDate(race.offAt);
  const finish = told && race.status === 'finished' ? toPosterFinish(runners) : null;
  return (
    <RacePoster
      {...toPosterGround(race)}
      race={race.name}
      where={where}
      when={when}
      grade={race.grade}
      facts={<RacePosterFacts race={race} size={finish === null ? 'large' : 'standard'} />}
      field={runners.map(({ horseId, stable }) => ({ horseId, silks: stable.silks }))}
      finish={finish}
      action={watch}
      further={further}
    >
      <RaceState race={race} now={now} entered={entered} />
    </RacePoster>
  );
}

/** How the race stands, the time to its next moment, and the way into it or on from it. */
function RaceState({ race, now, entered }: RaceViewProps) {
  return (
    <Inline gap="small">
      <StatusBadge status={toRaceState(race, now, entered.length > 0)} announced />
      <Championship race={race} />
      {race.status === 'finished' || race.status === 'void' ? (
        <Link href={paths.nextRace}>On to the next race</Link>
      ) : (
        <NextMoment race={race} now={now} />
      )}
      {takesEntries(race, now) && entered.length === 0 && (
        <span className={styles.above}>
          <ButtonLink href={paths.enterRace({ raceId: race.id })} variant="gold">
            Enter Race
          </ButtonLink>
        </span>
      )}
    </Inline>
  );
}

/** What the race is to a championship, with the way to its table. */
function Championship({ race }: Pick<RaceViewProps, 'race'>) {
  const [mark, href] = [championshipMark(race), championshipHref(race)];
  if (mark === undefined || href === undefined) return null;
  return (
    <>
      <QualifierBadge {...mark} />
      <Link href={href}>Standings</Link>
    </>
  );
}

function NextMoment({ race, now }: RaceMomentProps) {
  const { offAt, finishesAt } = race;
  if (finishesAt !== null && now >= offAt) {
    return now < finishesAt ? (
      <RaceClock offAt={offAt} />
    ) : (
      <Text size="small">All home. The result follows in a moment.</Text>
    );
  }
  if (race.status === 'open' && now < race.closesAt) {
    return <CountdownTo at={race.closesAt} label="Entries close in" done="Entries are closed" />;
  }
  const label = race.status === 'open' ? 'Entries closed, the draw is next. Off in' : 'Off in';
  return <CountdownTo at={race.offAt} label={label} done="They are off!" />;
}

/** The time since the off. It ticks alone. */
function RaceClock({ offAt }: { offAt: number }) {
  const seconds = Math.max(0, Math.floor((useNow() - offAt) / 1_000));
  return (
    <span role="timer">
      <Text element="span" size="small" strong>
        Race time {formatClock(seconds)}
      </Text>
    </span>
  );
}
