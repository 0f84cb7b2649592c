import { DAY } from '@furlong/game/rules';
import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { backendAddress } from '../../shared/api/address.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { useServerAhead } from '../../shared/time/useServerAhead.ts';
import { usePlayer } from '../auth/index.ts';
import { myEntriesQuery, myHorsesQuery, myStableQuery } from '../stable/index.ts';
import { readView, writeView } from './calendarAddress.ts';
import { CalendarAddress } from './components/CalendarAddress.tsx';
import { CalendarLoading } from './components/CalendarLoading.tsx';
import { DayInFull } from './components/DayInFull.tsx';
import { Month } from './components/Month.tsx';
import { dateOf, monthAround, weeksAround } from './days.ts';
import { calendarRacesQuery, openRacesQuery, trainingDaysQuery } from './queries.ts';

/** Race Calendar: what the stable runs and does by days, and the programme of each. */
export default function RaceCalendarPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Race Calendar"
        description="Your runners, your training and the programme, day by day."
        intro="Your runners and their work day by day, and what is on the programme."
      />
      <Calendar />
    </Stack>
  );
}

function Calendar() {
  const { userId } = usePlayer();
  const now = useNow(60_000);
  const today = dateOf(now);
  const { coming, goTo } = useAddress();
  const view = readView(coming, today);
  const { days, end } = view.list ? monthAround(view.day) : weeksAround(view.day, today);
  const midnights = [...days.map(({ midnight }) => midnight), end];
  const stable = useQuery(myStableQuery(userId));
  const horses = useQuery(myHorsesQuery(userId));
  // Tells when a race is settled, which the calendar's own races follow.
  const entries = useQuery(myEntriesQuery(userId));
  // Which days are asked for is known when the time is.
  const enabled = useServerAhead() !== null;
  const span = { from: midnights[0] ?? end - DAY, to: end };
  const races = useQuery({ ...calendarRacesQuery(userId, span), enabled });
  const training = useQuery({ ...trainingDaysQuery(userId, midnights), enabled });
  const open = useQuery(openRacesQuery);
  const queries = [stable, horses, entries, races, training, open];

  if (anyFailed(queries)) {
    return <QueryFailed title="Your calendar could not be loaded" queries={queries} />;
  }
  if (!stable.data || !horses.data || !entries.data || !open.data) return <CalendarLoading />;
  const mine = <Fact extends { horseId: string }>(facts: readonly Fact[] | undefined) =>
    (facts ?? []).filter(({ horseId }) => view.horseId === null || horseId === view.horseId);
  const chosenHorses = horses.data.filter(({ id }) => view.horseId === null || id === view.horseId);
  const facts = { races: mine(races.data), training: mine(training.data), now };
  const show = (changes: Partial<typeof view>) =>
    goTo(new URLSearchParams(writeView({ ...view, ...changes }, today)));

  return (
    <Stack gap="xlarge">
      <Month
        view={view}
        onShow={show}
        days={days}
        facts={{ ...facts, since: stable.data.createdAt }}
        horses={horses.data}
        loading={races.isPending || training.isPending}
      />
      {!view.list && (
        <DayInFull view={view} onShow={show} facts={facts} horses={chosenHorses} open={open.data} />
      )}
      {backendAddress().sameOrigin && <CalendarAddress />}
    </Stack>
  );
}
