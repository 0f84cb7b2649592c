import { HttpResponse, http, type PathParams, type RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import type { Player } from '../players.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** What a session has shown: its second factor, or a password alone. */
export type Level = 'aal1' | 'aal2';

/** A token in the form that the client reads: who it is for, until when, and what its session has shown. */
export const tokenOf = ({ account: { userId } }: Player, aal: Level = 'aal2') =>
  [
    part({ alg: 'HS256' }),
    part({ sub: userId, exp: Date.UTC(2100, 0, 1) / 1_000, aal }),
    'c2ln',
  ].join('.');

interface Asked {
  email?: string;
  refresh_token?: string;
}

const refreshTokenOf = (player: Player, aal: Level = 'aal2') => `refresh-${tokenOf(player, aal)}`;

/** The player whose token a request carries. */
export function playerOf({ players }: MockBackendState, request: Request): Player | undefined {
  const authorization = request.headers.get('authorization');
  return players.find((player) => authorization === `Bearer ${tokenOf(player)}`);
}

/** The account service: it takes any password and registers anybody. */
export default function authHandlers(game: MockBackendState): RequestHandler[] {
  const { players } = game;
  return [
    http.post<PathParams, Asked>('*/auth/v1/token', async ({ request }) => {
      const { email, refresh_token: token } = await request.json();
      const renewed = players.find((player) => token === refreshTokenOf(player));
      if (renewed) return HttpResponse.json(sessionOf(renewed));
      const player = players.find(({ account }) => account.email === email);
      return player
        ? HttpResponse.json(sessionOf(player, player.security.factors.length > 0 ? 'aal1' : 'aal2'))
        : HttpResponse.json({ code: 400, msg: 'Invalid login credentials' }, { status: 400 });
    }),
    http.post('*/rest/v1/rpc/stable_name_available', () => HttpResponse.json('ok')),
    http.post('*/rest/v1/rpc/silks_variant', () => HttpResponse.json(0)),
    http.post('*/auth/v1/signup', () => HttpResponse.json({ id: 'new', user_metadata: {} })),
    http.post('*/auth/v1/resend', () => HttpResponse.json({})),
    http.post('*/auth/v1/recover', () => HttpResponse.json({})),
    http.get('*/auth/v1/user', ({ request }) => {
      const player = playerOf(game, request);
      return player
        ? HttpResponse.json(userOf(player))
        : HttpResponse.json({ code: 403, error_code: 'bad_jwt', msg: 'bad JWT' }, { status: 403 });
    }),
  ];
}

export function sessionOf(player: Player, aal: Level = 'aal2') {
  return {
    access_token: tokenOf(player, aal),
    refresh_token: refreshTokenOf(player, aal),
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Date.UTC(2100, 0, 1) / 1_000,
    user: userOf(player),
  };
}

export function userOf({ account, security }: Player) {
  const { userId, email, fullName, stableName } = account;
  const factor = { status: 'verified', created_at: '2026-01-05T10:00:00Z' };
  const codes = { ...factor, id: 'codes', factor_type: 'recovery_code' };
  return {
    id: userId,
    email,
    user_metadata: { full_name: fullName, stable_name: stableName },
    identities: [{ identity_id: `email-${userId}`, provider: 'email', identity_data: { email } }],
    ...(security.newEmail !== null && { new_email: security.newEmail }),
    factors: [
      ...security.factors.map(({ id, name, since }) => ({
        ...factor,
        id,
        factor_type: 'totp',
        friendly_name: name,
        created_at: new Date(since).toISOString(),
      })),
      ...(security.codesLeft === null ? [] : [codes]),
    ],
  };
}
