import type { Coat, Sex } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestampOrNull } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Stable } from '../stables/rows.ts';

/** A player's horse among those that have won most races, with the stable that it has now. */
export interface TopHorse {
  readonly id: string;
  /** From 1; horses that are level in wins and prize money share it. */
  readonly rank: number;
  readonly name: string;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly coat: Coat;
  /** When it left the sport for good, in milliseconds since 1970; null while it may run. */
  readonly retiredAt: number | null;
  readonly stable: Pick<Stable, 'id' | 'name' | 'silks'>;
  readonly runs: number;
  readonly wins: number;
  /** First, second or third. */
  readonly places: number;
  /** Whole dollars of prize money. */
  readonly earnings: number;
}

type TopHorseRow = Omit<
  Database['public']['Functions']['top_horses']['Returns'][number],
  'sex' | 'coat' | 'retired_at' | 'silks'
> &
  Pick<TopHorse, 'sex' | 'coat'> & { retired_at: string | null } & Pick<Stable, 'silks'>;

/** The horses that have won most, and of those that are level the one with more prize money. */
export async function topHorses(
  backend: Backend,
  { sex, limit }: { sex?: Sex; limit: number },
): Promise<TopHorse[]> {
  const rows = await unwrap(
    backend
      .rpc('top_horses', { p_limit: limit, ...(sex && { p_sex: sex }) })
      .overrideTypes<TopHorseRow[], { merge: false }>(),
  );
  return rows.map(
    ({ horse_id, birth_season, retired_at, stable_id, stable_name, silks, ...row }) => ({
      ...row,
      id: horse_id,
      birthSeason: birth_season,
      retiredAt: parseTimestampOrNull(retired_at),
      stable: { id: stable_id, name: stable_name, silks },
    }),
  );
}
