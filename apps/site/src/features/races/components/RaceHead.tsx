import type { Race, Runner } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import {
  ButtonLink,
  GradeBadge,
  Heading,
  Inline,
  Link,
  Stack,
  StatusBadge,
  Text,
} from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatClock, formatDate } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { graded } from '../../../shared/races/graded.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { takesEntries, toRaceState } from '../toRaceCardProps.ts';
import { GradedHead } from './GradedHead.tsx';
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
  /** The field, in the order of the card. */
  runners: readonly Runner[];
}

/** Names the race, and says how long there is until it changes. A graded race does so on a poster. */
export function RaceHead({ race, now, entered, runners }: RaceHeadProps) {
  const track = tracks[race.trackId];
  // Red Mesa is the name of the track and of its town.
  const where = track.place.startsWith(track.name) ? track.place : `${track.name}, ${track.place}`;
  const when = formatDate(race.offAt);
  const grade = graded[race.grade];
  const state = (
    <Inline gap="small">
      {grade === undefined && <GradeBadge grade={race.grade} />}
      <StatusBadge status={toRaceState(race, now, entered.length > 0)} announced />
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
  if (grade !== undefined) {
    return (
      <GradedHead race={race} runners={runners} where={where} when={when} grade={grade}>
        {state}
      </GradedHead>
    );
  }
  return (
    <Stack gap="small">
      {state}
      <Heading level={1}>{race.name}</Heading>
      {/* Where a line ends between the two, the dot stays with the place. */}
      <Text tone="muted">{dotted([where, when])}</Text>
    </Stack>
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
