import { HttpResponse, http, type PathParams, type RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import type { Player } from '../players.ts';
import { timestamp } from '../timestamps.ts';
import { sessionOf, tokenOf, userOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** The code that every app shows here; any other is wrong. */
export const rightCode = '123456';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="black" d="M0 0h2v1h-1v2h2v1h-3z"/></svg>';

const refuse = (status: number, code: string) =>
  HttpResponse.json({ code, error_code: code, msg: code }, { status });

/** What keeps an account its owner's: address, second factor, sessions. */
export default function securityHandlers(game: MockBackendState): RequestHandler[] {
  const asked = (request: Request): Player => {
    const authorization = request.headers.get('authorization');
    const player = game.players.find((each) =>
      (['aal1', 'aal2'] as const).some((aal) => authorization === `Bearer ${tokenOf(each, aal)}`),
    );
    if (!player) throw new Error('A visitor has no account.');
    return player;
  };
  const change = (player: Player, security: Partial<Player['security']>) => {
    player.security = { ...player.security, ...security };
  };
  let names = 0;
  const codes = () => Array.from({ length: 10 }, (_, index) => `k4m9x7qp2ab8ht${index}z`);
  return [
    http.put<PathParams, { email?: string }>('*/auth/v1/user', async ({ request }) => {
      const { email } = await request.json();
      const player = asked(request);
      if (email !== undefined) change(player, { newEmail: email });
      return HttpResponse.json(userOf(player));
    }),
    http.get('*/auth/v1/reauthenticate', () => HttpResponse.json({})),
    http.post<PathParams, { friendly_name: string }>('*/auth/v1/factors', async ({ request }) => {
      const { friendly_name: name } = await request.json();
      names += 1;
      const id = `factor-${names}`;
      pending.set(id, name);
      const totp = {
        qr_code: picture,
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://',
      };
      return HttpResponse.json({ id, type: 'totp', friendly_name: name, totp });
    }),
    http.get('*/auth/v1/factors/recovery-codes', ({ request }) => {
      const { codesLeft } = asked(request).security;
      if (codesLeft === null) return refuse(404, 'mfa_factor_not_found');
      return HttpResponse.json({ id: 'codes', total: 10, remaining: codesLeft });
    }),
    http.post('*/auth/v1/factors/recovery-codes', ({ request }) => {
      const player = asked(request);
      if (player.security.codesLeft !== null) return refuse(422, 'mfa_verified_factor_exists');
      change(player, { codesLeft: 10 });
      return HttpResponse.json({ id: 'codes', total: 10, codes: codes() });
    }),
    http.post('*/auth/v1/factors/recovery-codes/regenerate', ({ request }) => {
      change(asked(request), { codesLeft: 10 });
      return HttpResponse.json({ id: 'codes', total: 10, codes: codes() });
    }),
    http.post('*/auth/v1/factors/recovery-codes/verify', ({ request }) => {
      const player = asked(request);
      change(player, { codesLeft: (player.security.codesLeft ?? 1) - 1 });
      return HttpResponse.json(sessionOf(player));
    }),
    http.post('*/auth/v1/factors/:id/challenge', () =>
      HttpResponse.json({ id: 'challenge', type: 'totp', expires_at: moment / 1_000 + 300 }),
    ),
    http.post<{ id: string }, { code: string }>(
      '*/auth/v1/factors/:id/verify',
      async ({ request, params: { id } }) => {
        const { code } = await request.json();
        const player = asked(request);
        if (code !== rightCode) return refuse(422, 'mfa_verification_failed');
        const name = pending.get(id);
        if (name !== undefined) {
          pending.delete(id);
          const factors = [...player.security.factors, { id, name, since: moment }];
          change(player, { factors });
        }
        return HttpResponse.json(sessionOf(player));
      },
    ),
    http.delete<{ id: string }>('*/auth/v1/factors/:id', ({ request, params: { id } }) => {
      const player = asked(request);
      const factors = player.security.factors.filter((factor) => factor.id !== id);
      change(player, { factors, ...(factors.length === 0 && { codesLeft: null }) });
      return HttpResponse.json({ id });
    }),
    rpc('my_sessions', (_none, request) =>
      asked(request).security.sessions.map((session) => ({
        id: session.id,
        is_current: session.isCurrent,
        user_agent: session.userAgent,
        address: session.address,
        signed_in_at: timestamp(session.signedInAt),
        seen_at: timestamp(session.seenAt),
      })),
    ),
    rpc('end_session', ({ p_session_id: ended }, request) => {
      const player = asked(request);
      change(player, { sessions: player.security.sessions.filter(({ id }) => id !== ended) });
      return null;
    }),
    http.post('*/auth/v1/logout', ({ request }) => {
      const scope = new URL(request.url).searchParams.get('scope');
      if (scope === 'others') {
        const player = asked(request);
        change(player, { sessions: player.security.sessions.filter(({ isCurrent }) => isCurrent) });
      }
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

/** Apps whose first code has not been shown, by the name that each is to have. */
const pending = new Map<string, string>();
