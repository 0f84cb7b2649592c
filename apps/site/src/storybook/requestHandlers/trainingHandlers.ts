import type { ListedSession, OwnHorse } from '@furlong/backend';
import {
  autoProgrammes,
  autoSessionId,
  MINUTE,
  type ProgrammeId,
  programmes,
  sessionProgrammes,
  trainedTalents,
} from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import type { Player } from '../players.ts';
import { spend } from '../spend.ts';
import { pastWorkRow, sessionRow } from '../trainingRows.ts';
import { playerOf } from './authHandlers.ts';
import { rpc, table } from './postgrest.ts';

/** The training programmes, the sessions of a player's horses, and the start of one. */
export default function trainingHandlers(game: MockBackendState): RequestHandler[] {
  const begun = new Map<string, ListedSession>();
  return [
    table('training_programmes', (request) =>
      new URL(request.url).searchParams.get('every_minutes') === 'is.null'
        ? Object.values(programmes).map(({ id, price, durationMs, energy }, index) => ({
            ...{ id, price, energy, position: index + 1, minutes: durationMs / MINUTE },
            every_minutes: null,
          }))
        : Object.values(autoProgrammes).map(
            ({ id, price, durationMs, everyMs, energy }, index) => ({
              ...{ id: autoSessionId(id), price, energy, position: index + 4 },
              ...{ minutes: durationMs / MINUTE, every_minutes: everyMs / MINUTE },
            }),
          ),
    ),
    rpc('my_recent_work', (_, request) => playerOf(game, request)?.work.map(pastWorkRow) ?? []),
    rpc('my_training_sessions', ({ p_before_id, p_limit = 20 }, request) => {
      const sessions = playerOf(game, request)?.sessions ?? [];
      const first = sessions.findIndex(({ id }) => id === p_before_id) + 1;
      return sessions.slice(first, first + p_limit).map(sessionRow);
    }),
    rpc('see_training', ({ p_horse_id }, request) => {
      const player = playerOf(game, request);
      if (!player) throw new Error('A visitor has no horses in training.');
      const trained = player.overview.trained.filter(
        ({ horseId }) => p_horse_id !== undefined && horseId !== p_horse_id,
      );
      player.overview = { ...player.overview, trained };
      return null;
    }),
    rpc('train_horses', ({ p_horse_ids, p_programmes, p_from_wallet }, request) =>
      p_horse_ids.map((horseId, index) => {
        const player = playerOf(game, request);
        const { id, price } = start(
          ...([player, horseId, p_programmes[index] ?? '', p_from_wallet] as const),
        );
        return { horse_id: horseId, session_id: id, price, refusal: null };
      }),
    ),
    rpc('start_training', ({ p_horse_id, p_programme, p_request_id, p_from_wallet }, request) => {
      const session =
        begun.get(p_request_id) ??
        start(playerOf(game, request), p_horse_id, p_programme, p_from_wallet);
      begun.set(p_request_id, session);
      return sessionRow(session);
    }),
  ];
}

function start(
  player: Player | undefined,
  horseId: string,
  name: string,
  fromWallet = 0,
): ListedSession {
  const programme = Object.values(programmes).find(({ id }) => id === name);
  const horse = player?.horses.find(({ id }) => id === horseId);
  if (!player || !horse || !programme) throw new Error(`${horseId} cannot be trained for ${name}.`);
  const session = sessionOf(horse, programme.id, moment);
  const energy = Math.max(0, horse.energy + programme.energy);
  player.horses = player.horses.map((each) =>
    each.id === horseId ? { ...each, atWork: { until: session.endsAt, energy } } : each,
  );
  spend(player, programme.price, fromWallet);
  player.sessions = [session, ...player.sessions];
  return session;
}

/** A session that a horse is at, since `startedAt` in ms. */
export function sessionOf(
  horse: Pick<OwnHorse, 'id' | 'name'>,
  programme: ProgrammeId,
  startedAt: number,
): ListedSession {
  const { price, durationMs } = programmes[programme];
  return {
    id: `${horse.id}-${startedAt}`,
    horseId: horse.id,
    horseName: horse.name,
    programme,
    price,
    startedAt,
    endsAt: startedAt + durationMs,
    outcome: null,
  };
}

/** The same when it is over, and gave so many points of all that it is good for. */
export function completed(session: ListedSession, points: number): ListedSession {
  const { points: good } = sessionProgrammes[session.programme];
  const gained = Object.fromEntries(
    trainedTalents.map((talent) => [talent, talent in good ? 10_000 * points : 0]),
  );
  const none = { speed: 0, acceleration: 0, stamina: 0, recovery: 0, agility: 0, balance: 0 };
  return {
    ...session,
    outcome: {
      condition: 90,
      energy: 70,
      overreached: points === 0,
      gains: { ...none, ...gained },
    },
  };
}
