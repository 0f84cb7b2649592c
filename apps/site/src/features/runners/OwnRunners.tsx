import { RunnerBar, VisuallyHidden } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setTitlePrefix } from '../../shared/page/titlePrefix.ts';
import { paths } from '../../shared/paths.ts';
import { CountdownTo } from '../../shared/time/CountdownTo.tsx';
import { useNowAt } from '../../shared/time/useNowAt.ts';
import { myActivityQuery, useMyEntries } from '../stable/index.ts';
import { newsAt, newsMoments, type RunnerNews } from './runnerNews.ts';

const leads: Record<RunnerNews['state'], string> = {
  startingSoon: 'Go to the race',
  inProgress: 'Watch live',
  finished: 'See the result',
  void: 'See why',
};

const titles: Record<RunnerNews['state'], string> = {
  startingSoon: 'Off soon',
  inProgress: 'Running',
  finished: 'Result',
  void: 'Called off',
};

/** Tells an owner on any page, at its foot and in the tab's title, of the own horses that run. */
export function OwnRunners({ playerId }: { playerId: string }) {
  return <Runners key={playerId} playerId={playerId} />;
}

const keyOf = ({ raceId, state }: RunnerNews) => `${raceId} ${state}`;

function Runners({ playerId }: { playerId: string }) {
  const entries = useMyEntries();
  const settledIds = useSettled(entries.map(({ raceId }) => raceId));
  const activities = useQuery({ ...myActivityQuery(playerId), enabled: settledIds.length > 0 });
  const now = useNowAt(entries.flatMap(newsMoments));
  const [closed, setClosed] = useState<readonly string[]>([]);
  const { pathname } = useLocation();

  const news = newsAt({ entries, activities: activities.data ?? [], settledIds }, now);
  const close = (each: RunnerNews) => setClosed((before) => [...before, keyOf(each)]);
  // Whoever is on the page of the race sees it there.
  const here = news.find(
    (each) => pathname === paths.race(each.raceId) && !closed.includes(keyOf(each)),
  );
  if (here) close(here);
  const shown = news.find((each) => !closed.includes(keyOf(each)));

  useTitlePrefix(shown ? `${titles[shown.state]}: ` : '');
  return (
    <>
      {/* It stands before there is news, so that each piece is read out when it comes. */}
      <div role="status">{shown && <VisuallyHidden>{shown.message}</VisuallyHidden>}</div>
      {shown && (
        <RunnerBar
          state={shown.state}
          message={shown.message}
          countdown={
            shown.offAt !== null && (
              <CountdownTo at={shown.offAt} label="Off in" done="They are off!" />
            )
          }
          link={{ href: paths.race(shown.raceId), label: leads[shown.state] }}
          onClose={() => close(shown)}
        />
      )}
    </>
  );
}

/** The races that were among those ahead and are not any more: the server has settled them. */
function useSettled(ahead: readonly string[]): readonly string[] {
  const [known, setKnown] = useState({ ahead, settled: [] as readonly string[] });
  if (ahead.join() !== known.ahead.join()) {
    const gone = known.ahead.filter((id) => !ahead.includes(id));
    setKnown({ ahead, settled: [...known.settled, ...new Set(gone)] });
  }
  return known.settled;
}

function useTitlePrefix(prefix: string) {
  useEffect(() => {
    setTitlePrefix(prefix);
    return () => setTitlePrefix('');
  }, [prefix]);
}
