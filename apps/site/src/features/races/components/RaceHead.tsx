import type { Race } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { GradeBadge, Heading, Inline, Link, Stack, StatusBadge, Text } from '@furlong/ui';
import { formatClock, formatDate } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toRaceState } from '../toRaceCardProps.ts';

interface RaceMomentProps {
  race: Race;
  /** The server's time, ms. */
  now: number;
}

export interface RaceViewProps extends RaceMomentProps {
  /** Names of the player's horses that are entered. */
  entered: readonly string[];
}

/** Names the race, and says how long there is until it changes. */
export function RaceHead({ race, now, entered }: RaceViewProps) {
  const track = tracks[race.trackId];
  return (
    <Stack gap="small">
      <Inline gap="small">
        <GradeBadge grade={race.grade} />
        <StatusBadge status={toRaceState(race, now, entered.length > 0)} announced />
        {race.status === 'finished' || race.status === 'void' ? (
          <Link href={paths.nextRace}>On to the next race</Link>
        ) : (
          <NextMoment race={race} now={now} />
        )}
      </Inline>
      <Heading level={1}>{race.name}</Heading>
      <Text tone="muted">
        {track.name}, {track.place} · {formatDate(race.offAt)}
      </Text>
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
  const closing = race.status === 'open' && now < race.closesAt;
  return (
    <CountdownTo
      at={closing ? race.closesAt : race.offAt}
      label={closing ? 'Entries close in' : 'Off in'}
      done="They are off!"
    />
  );
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
