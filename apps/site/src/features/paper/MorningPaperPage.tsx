import { Inline, Link, PaperStorySkeleton, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDayOfYear, sayDay } from '../../shared/format/time.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { useAddress } from '../../shared/page/useAddress.ts';
import { myPaperQuery, paperDaysQuery, racesToWatchQuery } from '../../shared/paper/paperQuery.ts';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayer } from '../auth/index.ts';
import { Birthdays } from './components/Birthdays.tsx';
import { DayOfRacing } from './components/DayOfRacing.tsx';
import { OwnPart } from './components/OwnPart.tsx';
import { RacesToLookAt } from './components/RacesToLookAt.tsx';
import { type Edition, readEdition } from './edition.ts';
import { useSeePaper } from './useSeePaper.ts';

/** The Morning Paper: what happened to the stable and in racing, a page a day. */
export default function MorningPaperPage() {
  const { drawn } = useAddress();
  const edition = readEdition(drawn, useNow(60_000));
  return (
    <Stack gap="large">
      <PageHeading
        title="Morning Paper"
        description="What your stable did while you were away, and what racing had to tell."
        intro={`The paper of ${formatDayOfYear(Date.parse(edition.day), 'UTC')}. A day ends at midnight UTC.`}
      />
      <Inline gap="medium">
        <Link href={paths.paperOf(edition.before)}>The day before</Link>
        {edition.after !== null && <Link href={paths.paperOf(edition.after)}>The day after</Link>}
        {!edition.isToday && <Link href={paths.morningPaper}>Today’s</Link>}
      </Inline>
      <Paper key={edition.day} edition={edition} />
    </Stack>
  );
}

function Paper({ edition: { day, isToday, before } }: { edition: Edition }) {
  const { userId } = usePlayer();
  const asked = isToday ? null : day;
  const mine = useQuery(myPaperQuery(userId, asked));
  const days = useQuery(paperDaysQuery(asked));
  const watch = useQuery({ ...racesToWatchQuery, enabled: isToday });
  useSeePaper(isToday && mine.isSuccess);
  const queries = [mine, days, watch];
  if (anyFailed(queries)) {
    return <QueryFailed title="The paper could not be loaded" queries={queries} />;
  }
  if (mine.data === undefined || !days.data || (isToday && !watch.data)) {
    return (
      <div aria-busy="true">
        <Stack gap="large">
          <TableLoading heading={null} rows={3} />
          <PaperStorySkeleton />
        </Stack>
      </div>
    );
  }
  // Yesterday's racing; on the first day of all what today has brought so far.
  const told = days.data.find((each) => each.day === before) ?? (isToday && days.data[0]) ?? null;
  const racing = told || null;
  const when = sayDay(Date.parse(racing?.day ?? before), Date.parse(day), 'UTC');
  return (
    <Stack gap="xlarge">
      {mine.data && <OwnPart paper={mine.data} isToday={isToday} />}
      {mine.data && <Birthdays paper={mine.data} />}
      <DayOfRacing day={racing} when={isToday ? when : 'on the day before'} />
      {isToday && <RacesToLookAt races={watch.data ?? []} />}
      {!isToday && (
        <Text size="small" tone="muted">
          Races to look at stand in <Link href={paths.morningPaper}>today’s paper</Link>.
        </Text>
      )}
    </Stack>
  );
}
