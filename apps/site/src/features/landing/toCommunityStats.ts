import type { Leader, LeaderTitle } from '@furlong/backend';
import type { CommunityStatProps } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';

const titles: Readonly<Record<LeaderTitle, string>> = {
  owner: 'Top owner',
  colt: 'Top colt',
  filly: 'Top filly',
};

const count = new Intl.NumberFormat('en-GB');

/** The first of the club as the landing page shows them. */
export function toCommunityStats(leaders: readonly Leader[]): CommunityStatProps[] {
  return leaders.map(({ title, id, name, stable, runs, places, wins }) => ({
    title: titles[title],
    name,
    href: title === 'owner' ? paths.publicStable(id) : paths.horse(id),
    owner: title === 'owner' ? (stable.ownerName ?? stable.name) : stable.name,
    silks: stable.silks,
    runs: count.format(runs),
    places: count.format(places),
    wins: count.format(wins),
  }));
}
