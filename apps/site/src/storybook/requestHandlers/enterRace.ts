import type { Database, Runner } from '@furlong/backend';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { entryRow } from '../rows.ts';
import { spend } from '../spend.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

type Asked = Omit<Database['public']['Functions']['enter_race']['Args'], 'p_request_id'>;

/** Enters a horse for its owner and takes the fee, once for each request id. */
export function enterRace(game: MockBackendState) {
  const entries = new Map<string, Runner>();

  return rpc('enter_race', ({ p_request_id, ...asked }, request) => {
    const entry = entries.get(p_request_id) ?? enter(game, request, asked);
    entries.set(p_request_id, entry);
    return entryRow(entry);
  });
}

function enter(
  game: MockBackendState,
  request: Request,
  { p_race_id: raceId, p_horse_id: horseId, p_from_wallet = 0, p_jockey }: Asked,
): Runner {
  const player = playerOf(game, request);
  const horse = player?.horses.find(({ id }) => id === horseId);
  const entered = game.races.find(({ race }) => race.id === raceId);
  if (!player || !horse || !entered) throw new Error(`${horseId} cannot be entered for ${raceId}.`);
  const { stable } = player;
  const runner: Runner = {
    id: `${raceId}-${horseId}`,
    raceId,
    horseId,
    stableId: stable.id,
    nonce: `nonce-${horseId}`,
    enteredAt: moment,
    draw: null,
    weight: null,
    place: null,
    timeMs: null,
    prize: null,
    ratingBefore: null,
    ratingAfter: null,
    seedHash: entered.race.seedHash,
    winChance: null,
    placeChance: null,
    asked: p_jockey ?? null,
    lastRider: null,
    jockey: null,
    style: null,
    horse,
    stable,
  };
  entered.runners = [...entered.runners, runner];
  entered.race = { ...entered.race, entriesCount: entered.race.entriesCount + 1 };
  spend(player, entered.race.entryFee, p_from_wallet);
  return runner;
}

/** Takes an entry back, and pays the fee back. */
export const withdrawEntry = (game: MockBackendState) =>
  rpc('withdraw_entry', ({ p_race_id, p_horse_id }, request) => {
    const player = playerOf(game, request);
    const entered = game.races.find(({ race }) => race.id === p_race_id);
    const runner = entered?.runners.find(({ horseId }) => horseId === p_horse_id);
    if (!player || !entered || !runner) throw new Error(`${p_horse_id} is not entered.`);
    const { race } = entered;
    entered.runners = entered.runners.filter((each) => each !== runner);
    entered.race = { ...race, entriesCount: race.entriesCount - 1 };
    player.wallets = { ...player.wallets, credits: player.wallets.credits + race.entryFee };
    return entryRow(runner);
  });
