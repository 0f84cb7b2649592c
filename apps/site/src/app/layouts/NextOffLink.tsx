import { HeaderNextOff } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { comingRacesQuery } from '../../features/races/index.ts';
import { paths } from '../../shared/paths.ts';
import { CountdownTo } from '../../shared/time/CountdownTo.tsx';
import { useNowAt } from '../../shared/time/useNowAt.ts';

/** The next race of all, with the time to its off; nothing while none is planned. */
export function NextOffLink() {
  const { data: coming = [] } = useQuery(comingRacesQuery);
  const now = useNowAt(coming.map(({ offAt }) => offAt));
  const next = coming.find(({ offAt }) => now < offAt);
  if (next === undefined) return null;
  return (
    <HeaderNextOff
      race={next.name}
      href={paths.race(next.id)}
      countdown={<CountdownTo at={next.offAt} label="Next off" done="Now off" />}
    />
  );
}
