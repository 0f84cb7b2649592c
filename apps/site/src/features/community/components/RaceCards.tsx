import type { ListedRace, RaceOutcome } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { LiveRaceCard, type LiveRaceCardProps } from '@furlong/ui';
import { formatClock } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';

type Carded = Pick<ListedRace, 'id' | 'name' | 'trackId' | 'entriesCount'>;

const toCard = ({ id, name, trackId, entriesCount }: Carded) => ({
  name,
  track: tracks[trackId].name,
  runners: entriesCount,
  href: paths.race(id),
});

const secondsTo = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1_000));

/** A race in the last minute before its off. It ticks alone. */
export function StartingCard({ race }: { race: ListedRace }) {
  const left = secondsTo(race.offAt, useNow());
  return <LiveRaceCard {...toCard(race)} status="startingSoon" timeLeft={formatClock(left)} />;
}

export interface RunningCardProps {
  race: ListedRace;
  /** The first three, in order; empty until they are known. */
  first: Extract<LiveRaceCardProps, { status: 'inProgress' }>['first'];
}

/** A race that is on, until its result is official. It ticks alone. */
export function RunningCard({ race, first }: RunningCardProps) {
  const now = useNow();
  // What was fetched before the off does not know yet when the last is home.
  const left = race.finishesAt === null ? null : secondsTo(race.finishesAt, now);
  const timeLeft = left === null ? 'They are off' : left > 0 ? formatClock(left) : 'All home';
  return <LiveRaceCard {...toCard(race)} status="inProgress" timeLeft={timeLeft} first={first} />;
}

/** A race with its official winner. */
export function FinishedCard({ race }: { race: RaceOutcome }) {
  const [winner] = race.winners;
  if (winner === undefined) throw new RangeError(`${race.name} has no winner.`);
  const first = [{ horse: winner.horse.name, silks: winner.stable.silks }];
  return <LiveRaceCard {...toCard(race)} status="finished" first={first} />;
}
