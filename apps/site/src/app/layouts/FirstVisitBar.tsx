import { FootBar } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { myOverviewQuery, useMyEntries } from '../../features/stable/index.ts';
import { paths } from '../../shared/paths.ts';

const steps = {
  name: { message: 'Welcome to Furlong. Your first horse has arrived.', label: 'Meet your horse' },
  race: { message: 'Your first horse is ready for its first race.', label: 'Choose its race' },
} as const;

/** Where the first visit is gone through. */
const doneOn: readonly string[] = [paths.stable, paths.enterRace()];

/** Leads a new owner, wherever the way in has ended, to the first visit: until it is done or left. */
export default function FirstVisitBar({ playerId }: { playerId: string }) {
  const { pathname } = useLocation();
  const entered = useMyEntries().length > 0;
  const { data: overview } = useQuery({
    ...myOverviewQuery(playerId),
    // Once it is over it does not come back.
    enabled: ({ state }) => !entered && state.data?.firstVisit !== null,
  });
  const step = overview?.firstVisit ?? null;
  if (step === null || entered || doneOn.includes(pathname)) return null;
  const { message, label } = steps[step];
  return (
    <FootBar label="Your first visit" message={message} link={{ href: paths.stable, label }} />
  );
}
