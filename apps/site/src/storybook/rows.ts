import type {
  Activity,
  BallotLot,
  Database,
  Entry,
  Horse,
  Overview,
  OwnHorse,
  Race,
  Runner,
  Stable,
} from '@furlong/backend';
import type { Silks } from '@furlong/game/rules';
import { timestamp, timestampOrNull } from './timestamps.ts';

type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];

export function stableRow(
  stable: Stable,
  ownerId: string | null,
): Omit<Row<'stables'>, 'silks'> & { silks: Silks } {
  return {
    id: stable.id,
    owner_id: ownerId,
    name: stable.name,
    owner_name: stable.ownerName,
    is_house: stable.isHouse,
    silks: stable.silks,
    created_at: timestamp(stable.createdAt),
  };
}

export const overviewRow = (overview: Overview) => ({
  first_visit: overview.firstVisit,
  starter_id: overview.starterId,
  weekly_earnings: overview.weeklyEarnings,
  runs: overview.runs,
  wins: overview.wins,
  earnings: overview.earnings,
  trained_ids: overview.trained.map(({ horseId }) => horseId),
  trained_in: overview.trained.map(({ programme }) => programme),
  bare_ids: overview.bare.map(({ horseId }) => horseId),
  bare_slots: overview.bare.map(({ slot }) => slot),
  bare_items: overview.bare.map(({ item }) => item),
  bare_spares: overview.bare.map(({ spare }) => spare),
});

export function horseRow(horse: Horse): Row<'horses'> {
  return {
    id: horse.id,
    stable_id: horse.stableId,
    name: horse.name,
    sex: horse.sex,
    birth_season: horse.birthSeason,
    coat: horse.coat,
    sire: horse.sire,
    dam: horse.dam,
    specialty: horse.specialty,
    style: horse.style,
    rating: horse.rating,
    runs: horse.runs,
    wins: horse.wins,
    places: horse.places,
    earnings: horse.earnings,
    form: horse.form,
    figures: horse.figures,
    condition: horse.condition,
    energy: horse.energy,
    condition_at: timestamp(horse.conditionAt),
    overreached: horse.overreached,
    at_work_until: timestampOrNull(horse.atWork?.until ?? null),
    energy_after_work: horse.atWork?.energy ?? null,
    former_name: horse.formerName,
    retired_at: timestampOrNull(horse.retiredAt),
    sellable_from: timestampOrNull(horse.sellableFrom),
    last_run_at: timestampOrNull(horse.lastRunAt),
    created_at: timestamp(horse.createdAt),
    talents_hash: horse.talentsHash,
    talents_sealed_at: timestamp(horse.talentsSealedAt),
  };
}

/** A horse with what it wears, as its owner's list embeds it. */
export function ownHorseRow(horse: OwnHorse) {
  const equipment = horse.equipment.map(({ runsLeft, ...worn }) => ({
    ...worn,
    piece: { runs_left: runsLeft },
  }));
  return { ...horseRow(horse), equipment };
}

export function raceRow(race: Race): Row<'races'> {
  return {
    championship: race.championship && {
      ...race.championship,
      points: [...race.championship.points],
    },
    id: race.id,
    slot: race.slot,
    name: race.name,
    track_id: race.trackId,
    distance: race.distance,
    surface: race.surface,
    going: race.going,
    grade: race.grade,
    age_class: race.ageClass,
    conditions: race.conditions,
    suitable_for: [...race.suitableFor],
    purse: race.purse,
    entry_fee: race.entryFee,
    min_rating: race.minRating,
    max_rating: race.maxRating,
    novice_stables_only: race.noviceStablesOnly,
    claim_price: race.claimPrice,
    claims_shut_at: timestampOrNull(race.claimsShutAt),
    max_entries: race.maxEntries,
    entries_count: race.entriesCount,
    house_count: race.houseCount,
    balloted_at: timestampOrNull(race.ballotedAt),
    requested: race.requested,
    off_at: timestamp(race.offAt),
    closes_at: timestamp(race.closesAt),
    finishes_at: timestampOrNull(race.finishesAt),
    status: race.status,
    engine: race.engine,
    rules: race.rules,
    seed_hash: race.seedHash,
    card: race.card,
    card_hash: race.cardHash,
    salt: race.salt,
    seed: race.seed,
    checksum: race.checksum,
    void_reason: race.voidReason,
    settled_at: timestampOrNull(race.settledAt),
    closed_at: timestampOrNull(race.closedAt),
    beacon_signature: race.beaconSignature,
    line_runs: race.morningLineSimulations,
  };
}

export function entryRow(entry: Entry): Row<'entries'> {
  return {
    id: entry.id,
    race_id: entry.raceId,
    horse_id: entry.horseId,
    stable_id: entry.stableId,
    nonce: entry.nonce,
    entered_at: timestamp(entry.enteredAt),
    draw: entry.draw,
    weight: entry.weight,
    place: entry.place,
    time_ms: entry.timeMs,
    prize: entry.prize,
    rating_before: entry.ratingBefore,
    rating_after: entry.ratingAfter,
    seed_hash: entry.seedHash,
    win_chance: entry.winChance,
    place_chance: entry.placeChance,
    silks: null,
    style: entry.style,
    jockey: entry.jockey,
    asked_jockey: entry.asked,
    last_rider: entry.lastRider,
    condition_after: null,
  };
}

/** A piece of news with the names that the list of activities embeds. */
export function activityRow(activity: Activity) {
  const row: Row<'activities'> = {
    id: activity.id,
    stable_id: activity.stableId,
    horse_id: activity.horseId,
    race_id: 'raceId' in activity ? activity.raceId : null,
    type: activity.type,
    place: activity.type === 'race_result' ? activity.place : null,
    prize: activity.type === 'race_result' ? activity.prize : null,
    programme: activity.type === 'training' ? activity.programme : null,
    at: timestamp(activity.at),
    told_at: timestamp(activity.at),
  };
  return {
    ...row,
    stable: { name: activity.stableName },
    horse: { name: activity.horseName },
    race: 'raceId' in activity ? { name: activity.raceName } : null,
  };
}

/** A lot with its horse and its stable, as the list of a ballot embeds them. */
export const lotRow = (lot: BallotLot) => ({
  horse_id: lot.horseId,
  stable_id: lot.stableId,
  turn: lot.turn,
  runs: lot.runs,
  missed_race_id: lot.missedRaceId,
  nonce: lot.nonce,
  entered_at: timestamp(lot.enteredAt),
  horse: { name: lot.horseName },
  stable: { name: lot.stableName, is_house: lot.isHouse },
});

/** A runner with its horse and its stable, as the list of a race embeds them. */
export function runnerRow({ horse, stable, ...entry }: Runner) {
  const { isHouse, ...shown } = stable;
  const { birthSeason, lastRunAt, talentsHash, equipment, ...known } = horse;
  return {
    ...entryRow(entry),
    horse: {
      ...known,
      birth_season: birthSeason,
      last_run_at: timestampOrNull(lastRunAt),
      talents_hash: talentsHash,
      equipment: [...equipment],
    },
    stable: { ...shown, is_house: isHouse },
  };
}
