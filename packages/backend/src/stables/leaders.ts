import type { Silks } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { unwrap } from '../shared/unwrap.ts';

/** What the first of the club are first as; a filly is under five years old. */
const titles = ['owner', 'colt', 'filly'] as const;

export type LeaderTitle = (typeof titles)[number];

/** A stable or a horse of players that has won more prize money than any other of its kind. */
export interface Leader {
  readonly title: LeaderTitle;
  /** Of the stable or the horse. */
  readonly id: string;
  readonly name: string;
  readonly stable: {
    readonly id: string;
    readonly name: string;
    readonly ownerName: string | null;
    readonly silks: Silks;
  };
  readonly runs: number;
  readonly wins: number;
  /** First, second or third. */
  readonly places: number;
}

type LeaderRow = Omit<
  Database['public']['Functions']['club_leaders']['Returns'][number],
  'owner_name'
> & {
  owner_name: string | null;
  title: LeaderTitle;
  silks: Silks;
};

/**
 * The first of the club: owner, colt, filly; a title that nobody has run for is left out.
 * @param season of which the ages are meant
 */
export async function clubLeaders(
  backend: Backend,
  { season }: { season: number },
): Promise<Leader[]> {
  const rows = await unwrap(
    backend
      .rpc('club_leaders', { p_season: season })
      .overrideTypes<LeaderRow[], { merge: false }>(),
  );
  // The database answers in the order in which it finds them.
  const inOrder = rows.toSorted((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title));
  return inOrder.map(
    ({ title, id, name, stable_id, stable_name, owner_name, silks, ...figures }) => ({
      ...{ title, id, name },
      stable: { id: stable_id, name: stable_name, ownerName: owner_name, silks },
      ...figures,
    }),
  );
}
