import { DAY } from '@furlong/game/rules';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { serverNow } from '../../shared/time/clock.ts';
import { season } from '../championships.ts';
import type { MockBackendState } from '../game.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Players who leave the game, and what they take along. */
export default function leavingHandlers(game: MockBackendState): RequestHandler[] {
  const asked = (request: Request) => {
    const player = playerOf(game, request);
    if (!player) throw new Error('A visitor has nothing to leave.');
    return player;
  };
  return [
    rpc('my_leaving', (_none, request) => {
      const { leaving } = asked(request);
      if (leaving === null) return [];
      const { askedAt, leavesAt } = leaving;
      return [{ asked_at: timestamp(askedAt), leaves_at: timestamp(leavesAt) }];
    }),
    rpc('leave_game', (_none, request) => {
      const leaving = { askedAt: serverNow(), leavesAt: serverNow() + 7 * DAY };
      asked(request).leaving = leaving;
      return timestamp(leaving.leavesAt);
    }),
    rpc('stay_in_game', (_none, request) => {
      asked(request).leaving = null;
      return true;
    }),
    rpc('my_export', (_none, request) => {
      const { exported } = asked(request);
      if (exported === null) return [];
      const { askedAt, expiresAt } = exported;
      return [
        {
          asked_at: timestamp(askedAt),
          ...{ mailed_at: null, expires_at: expiresAt === null ? null : timestamp(expiresAt) },
        },
      ];
    }),
    rpc('ask_export', (_none, request) => {
      asked(request).exported = { askedAt: serverNow(), expiresAt: null };
      return timestamp(serverNow());
    }),
    rpc('my_next_renaming', (_none, request) => season + Number(asked(request).renamed)),
    rpc('rename_stable', ({ p_name }, request) => {
      const player = asked(request);
      player.renamed = true;
      player.stable = { ...player.stable, name: p_name };
      player.account = { ...player.account, stableName: p_name };
      return p_name;
    }),
    rpc('change_owner_name', ({ p_full_name }, request) => {
      const player = asked(request);
      player.ownerName = { ...player.ownerName, fullName: p_full_name };
      player.account = { ...player.account, fullName: p_full_name };
      return player.stable.ownerName;
    }),
    http.post('*/export/:secret', () =>
      HttpResponse.arrayBuffer(new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]).buffer),
    ),
  ];
}
