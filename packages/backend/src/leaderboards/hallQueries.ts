import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { formatTimestamp, parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Hall, HallHorse, HallRace, HallReason, HallStable } from './rows.ts';

type Functions = Database['public']['Functions'];

interface ReasonRow extends Pick<HallReason, 'feat' | 'needs'> {
  nearest: {
    id: string;
    name: string;
    amount: number;
    stable_id: string;
    silks: HallStable['silks'];
    is_house: boolean;
  }[];
}

interface RaceRow {
  race_id: string;
  race_name: string;
  grade: HallRace['grade'];
  off_at: string;
  horse_id: string;
  horse_name: string;
}

type StableRow = Omit<
  Functions['hall_of_fame_stables']['Returns'][number],
  'owner_name' | 'silks' | 'feat' | 'feats' | 'road'
> &
  Pick<HallStable, 'silks' | 'feat' | 'feats'> & { owner_name: string | null; road: RaceRow[] };

type HorseRow = Omit<
  Functions['hall_of_fame_horses']['Returns'][number],
  'sex' | 'coat' | 'retired_at' | 'silks' | 'feat' | 'feats' | 'road'
> &
  Pick<HallHorse, 'sex' | 'coat' | 'feat' | 'feats'> &
  Pick<HallStable, 'silks'> & { retired_at: string | null; road: RaceRow[] };

interface Page {
  /** The last member of the page before. */
  readonly after?: Pick<HallHorse, 'id' | 'since'> | null;
  /** At most 100. */
  readonly limit: number;
}

const pageOf = ({ after, limit }: Page) => ({
  ...(after && { p_before_at: formatTimestamp(after.since), p_before_id: after.id }),
  p_limit: limit,
});

const toRace = ({
  race_id,
  race_name,
  grade,
  off_at,
  horse_id,
  horse_name,
}: RaceRow): HallRace => ({
  raceId: race_id,
  raceName: race_name,
  grade,
  offAt: parseTimestamp(off_at),
  horseId: horse_id,
  horseName: horse_name,
});

/** What it takes to become a member of a hall, and who is nearest. */
export async function hallReasons(
  backend: Backend,
  { hall }: { hall: Hall },
): Promise<HallReason[]> {
  const rows = await unwrap(
    backend.rpc('hall_reasons', { p_hall: hall }).overrideTypes<ReasonRow[], { merge: false }>(),
  );
  return rows.map(({ nearest, ...reason }) => ({
    ...reason,
    nearest: nearest.map(({ stable_id, is_house, ...each }) => ({
      ...each,
      stableId: stable_id,
      isHouse: is_house,
    })),
  }));
}

/** The horses of the hall of fame, the newest members first; retired ones stay. */
export async function hallOfFameHorses(backend: Backend, page: Page): Promise<HallHorse[]> {
  const rows = await unwrap(
    backend.rpc('hall_of_fame_horses', pageOf(page)).overrideTypes<HorseRow[], { merge: false }>(),
  );
  return rows.map(
    ({
      birth_season,
      retired_at,
      stable_id,
      stable_name,
      silks,
      is_house,
      since,
      road,
      ...row
    }) => ({
      ...row,
      birthSeason: birth_season,
      retiredAt: parseTimestampOrNull(retired_at),
      stable: { id: stable_id, name: stable_name, isHouse: is_house, silks },
      since: parseTimestamp(since),
      road: road.map(toRace),
    }),
  );
}

/** The stables of the hall of fame, the newest members first. */
export async function hallOfFameStables(backend: Backend, page: Page): Promise<HallStable[]> {
  const rows = await unwrap(
    backend
      .rpc('hall_of_fame_stables', pageOf(page))
      .overrideTypes<StableRow[], { merge: false }>(),
  );
  return rows.map(({ owner_name, is_house, since, road, ...row }) => ({
    ...row,
    ownerName: owner_name,
    isHouse: is_house,
    since: parseTimestamp(since),
    road: road.map(toRace),
  }));
}
