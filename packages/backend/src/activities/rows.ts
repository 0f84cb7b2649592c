import type { Grade, ProgrammeId } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import type { Stable } from '../stables/rows.ts';

interface OfHorse {
  readonly id: string;
  readonly stableId: string;
  readonly stableName: string;
  readonly horseId: string;
  readonly horseName: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface InRace {
  readonly raceId: string;
  readonly raceName: string;
}

interface HorseCameOrLeft extends OfHorse {
  /** `retirement`: it left the sport. `horse_returned`: it was given back to the house that sold it. */
  readonly type: 'new_horse' | 'horse_sold' | 'horse_returned' | 'retirement';
}

interface RaceAskedFor extends OfHorse {
  /** `race_request`: its owner asked for a race for it. `request_expired`: the race did not come about. */
  readonly type: 'race_request' | 'request_expired';
}

interface Auctioned extends OfHorse {
  /**
   * `outbid`: another stable leads for the horse, or has it. `auction_won`: the hammer fell for the stable.
   * `bid_returned`: it bid, and nobody has the horse. `auction_unsold`: it stays with its stable, which consigned it.
   */
  readonly type: 'outbid' | 'auction_won' | 'bid_returned' | 'auction_unsold';
}

interface RaceEntry extends OfHorse, InRace {
  /** `race_void`: the race was called off. `balloted_out`: others got its places. */
  readonly type: 'race_entry' | 'race_withdrawal' | 'race_void' | 'balloted_out';
}

interface Claimed extends OfHorse, InRace {
  /**
   * `claimed`: the horse is the stable's. `claim_lost`: another's claim was drawn. `claim_returned`: the race was
   * called off. `horse_claimed`: the horse was the stable's.
   */
  readonly type: 'claimed' | 'claim_lost' | 'claim_returned' | 'horse_claimed';
}

interface RaceResult extends OfHorse, InRace {
  readonly type: 'race_result';
  /** From 1. */
  readonly place: number;
  /** Whole dollars. */
  readonly prize: number;
}

interface Training extends OfHorse {
  /** A session that has ended. */
  readonly type: 'training';
  readonly programme: ProgrammeId;
}

/** Something that a stable did, or that happened to it. */
export type Activity =
  | HorseCameOrLeft
  | RaceAskedFor
  | Auctioned
  | RaceEntry
  | Claimed
  | RaceResult
  | Training;

type Row = Database['public']['Tables']['activities']['Row'];

/** What a row tells without names. Constraints of the table hold which columns a type has. */
type Told = Pick<Row, 'id' | 'stable_id' | 'horse_id' | 'at'> &
  (
    | { type: 'new_horse' }
    | { type: 'retirement' }
    | { type: 'horse_sold' }
    | { type: 'horse_returned' }
    | { type: 'race_request' }
    | { type: 'request_expired' }
    | { type: 'outbid' }
    | { type: 'auction_won' }
    | { type: 'bid_returned' }
    | { type: 'auction_unsold' }
    | { type: RaceEntry['type'] | Claimed['type']; race_id: string }
    | { type: 'training'; programme: ProgrammeId }
    | { type: 'race_result'; race_id: string; place: number; prize: number }
  );

/** As the API embeds the names. */
export type ActivityRow = Told & {
  stable: { name: string };
  horse: { name: string };
  race: { name: string } | null;
};

/** As the list of all stables has the names. */
export type RecentActivityRow = OwnActivityRow & {
  is_house: boolean;
  silks: Stable['silks'];
  grade: Grade | null;
};

/** As the news of one's own stable have the names. */
export type OwnActivityRow = Told & {
  stable_name: string;
  horse_name: string;
  race_name: string | null;
};

/** News of a stable, with its colours. */
export type News = Activity &
  Pick<Stable, 'isHouse' | 'silks'> & {
    /** Of the race, if it is of one. */
    readonly grade: Grade | null;
  };

export const toActivity = ({ stable, horse, race, ...told }: ActivityRow): Activity =>
  withNames(told, { stable: stable.name, horse: horse.name, race: race?.name ?? '' });

export const toRecentActivity = ({
  stable_name,
  is_house,
  silks,
  horse_name,
  race_name,
  grade,
  ...told
}: RecentActivityRow): News => ({
  ...withNames(told, { stable: stable_name, horse: horse_name, race: race_name ?? '' }),
  ...{ isHouse: is_house, silks, grade },
});

export const toOwnActivity = ({
  stable_name,
  horse_name,
  race_name,
  ...told
}: OwnActivityRow): Activity =>
  withNames(told, { stable: stable_name, horse: horse_name, race: race_name ?? '' });

function withNames(
  row: Told,
  names: Readonly<Record<'stable' | 'horse' | 'race', string>>,
): Activity {
  const ofHorse = {
    id: row.id,
    stableId: row.stable_id,
    stableName: names.stable,
    horseId: row.horse_id,
    horseName: names.horse,
    at: parseTimestamp(row.at),
  };
  if (row.type === 'new_horse') return { ...ofHorse, type: row.type };
  if (row.type === 'horse_sold') return { ...ofHorse, type: row.type };
  if (row.type === 'horse_returned') return { ...ofHorse, type: row.type };
  if (row.type === 'retirement') return { ...ofHorse, type: row.type };
  if (row.type === 'race_request') return { ...ofHorse, type: row.type };
  if (row.type === 'request_expired') return { ...ofHorse, type: row.type };
  if (row.type === 'outbid') return { ...ofHorse, type: row.type };
  if (row.type === 'auction_won') return { ...ofHorse, type: row.type };
  if (row.type === 'bid_returned') return { ...ofHorse, type: row.type };
  if (row.type === 'auction_unsold') return { ...ofHorse, type: row.type };
  if (row.type === 'training') return { ...ofHorse, type: row.type, programme: row.programme };
  const inRace = { ...ofHorse, raceId: row.race_id, raceName: names.race };
  if (row.type !== 'race_result') return { ...inRace, type: row.type };
  return { ...inRace, type: row.type, place: row.place, prize: row.prize };
}
