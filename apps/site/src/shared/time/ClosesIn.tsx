import type { ListedRace } from '@furlong/backend';
import { CountdownTo } from './CountdownTo.tsx';

export interface ClosesInProps {
  race: ListedRace;
}

/** How long a race still takes entries; nothing once the server has closed it. */
export function ClosesIn({ race }: ClosesInProps) {
  if (race.status !== 'open') return null;
  return <CountdownTo at={race.closesAt} label="Entries close in" done="Entries closed" />;
}
