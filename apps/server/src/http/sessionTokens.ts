import { isIP } from 'node:net';
import type { Context } from 'hono';
import { decode, sign } from 'hono/jwt';
import { array, type InferOutput, looseObject, number, object, parse, string } from 'valibot';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { tokenLife } from '../shared/supabaseApp.ts';
import type { Env } from './app.ts';

/** How a session was opened, in GoTrue's words. */
export type Method = 'password' | 'otp' | 'recovery' | 'totp' | 'mfa/recovery_code';

const claims = object({
  aal: string(),
  /** The last first. */
  amr: array(object({ method: string(), timestamp: number() })),
  factors: array(looseObject({})),
});

type Claims = InferOutput<typeof claims>;

/** Of what an account calls itself, so many bytes are written into its token, which each request carries. */
const longestMetadata = 2_048;

const longestDevice = 400;

const seen = `update auth.sessions set user_agent = $2, ip = $3::inet where id = $1`;

const known = `select coalesce(s.aal, 'aal1') as aal,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'method', a.authentication_method,
          'timestamp', floor(extract(epoch from a.updated_at))::bigint
        ) order by a.updated_at desc, a.authentication_method
      ) from auth.mfa_amr_claims a where a.session_id = s.id
    ), '[]') as amr,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
          'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at
        ) order by f.created_at, f.id
      ) from auth.mfa_factors f where f.user_id = s.user_id
    ), '[]') as factors
  from auth.sessions s where s.id = $1`;

/** Lite gives the last of a session's, whichever of them it is asked with. */
const renewable = `select token from auth.refresh_tokens
  where session_id = $1 and not revoked order by created_at desc limit 1`;

const opened = `insert into auth.mfa_amr_claims (session_id, authentication_method)
  select id, $2 from auth.sessions where id = $1
  on conflict (session_id, authentication_method) do update set updated_at = now()`;

/** What Supabase Lite leaves out of the tokens and users that it answers, and GoTrue has in them. */
export class SessionTokens {
  readonly #database: GameDatabase;
  readonly #jwtSecret: string;
  readonly #issuer: string;

  constructor(settings: { database: GameDatabase; jwtSecret: string; siteUrl: string }) {
    this.#database = settings.database;
    this.#jwtSecret = settings.jwtSecret;
    this.#issuer = `${settings.siteUrl}/auth/v1`;
  }

  /** Notes how a session was opened, or has shown a factor, just now. */
  async note(sessionId: string, method: Method): Promise<void> {
    await this.#database.rows(opened, [sessionId, method]);
  }

  /** Notes which device a session was seen on, and from where. */
  async see(c: Context<Env>, sessionId: string): Promise<void> {
    const device = c.req.header('user-agent')?.slice(0, longestDevice) ?? null;
    await this.#database.rows(seen, [sessionId, device, addressOf(c)]);
  }

  /** An access token with what its session has shown, in the place of one without. */
  async withClaims(token: string, user: object): Promise<{ token: string; factors: object[] }> {
    const { payload } = decode(token);
    const { aal, amr, factors } = await this.#claims(sessionOf(token));
    const { app_metadata = {}, user_metadata = {}, phone = '' } = Object(user);
    const metadata = { app_metadata, user_metadata };
    const isShort = Buffer.byteLength(JSON.stringify(metadata)) <= longestMetadata;
    const claims = {
      ...payload,
      iss: this.#issuer,
      phone,
      ...(isShort && metadata),
      is_anonymous: false,
      aal,
      amr,
    };
    return { token: await sign(claims, this.#jwtSecret, 'HS256'), factors };
  }

  /** What a request is answered that has raised its session: a token from now on, and how to renew it. */
  async raised(token: string, user: object): Promise<object> {
    const { payload } = decode(token);
    const now = Math.floor(Date.now() / 1_000);
    const times = { iat: now, exp: now + tokenLife };
    const plain = await sign({ ...payload, ...times }, this.#jwtSecret, 'HS256');
    const raised = await this.withClaims(plain, user);
    const [row] = await this.#database.rows(renewable, [sessionOf(token)]);
    return {
      access_token: raised.token,
      token_type: 'bearer',
      expires_in: tokenLife,
      expires_at: times.exp,
      refresh_token: row?.token,
      user: { ...user, factors: raised.factors },
    };
  }

  /** A user with its factors, which one without has not. */
  async withFactors(sessionId: string, user: object): Promise<object> {
    const { factors } = await this.#claims(sessionId);
    return factors.length === 0 ? user : { ...user, factors };
  }

  async #claims(sessionId: string): Promise<Claims> {
    const [row] = await this.#database.rows(known, [sessionId]);
    if (row === undefined) return { aal: 'aal1', amr: [], factors: [] };
    return parse(claims, row);
  }
}

/** Of which session an access token is; it is not checked here. */
export function sessionOf(token: string): string {
  return String(decode(token).payload.session_id);
}

/** As PostgreSQL reads it; null for a visitor of whom it is not known. */
function addressOf({ var: { address } }: Context<Env>): string | null {
  const [bare = ''] = address.split('%');
  return isIP(bare) === 0 ? null : bare;
}
