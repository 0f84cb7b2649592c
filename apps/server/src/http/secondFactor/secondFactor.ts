import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { literal, maxLength, object, optional, pipe, safeParse, string, union } from 'valibot';
import { refusal } from '../../shared/refusal.ts';
import type { Env } from '../app.ts';
import { Guesses } from '../guesses.ts';
import { tooMany } from '../rateLimit.ts';
import { noSession, reauthenticate, type Standing, standingOf } from '../standing.ts';
import { answered, type FactorSettings, raisedSession } from './answers.ts';
import { factorMails } from './factorMails.ts';
import { RecoveryCodes } from './recoveryCodes.ts';
import { SecretBox } from './secretBox.ts';
import * as sql from './statements.ts';
import { enrolment, newSecret, stepOf } from './totp.ts';

/** As many as GoTrue lets an account have. */
const mostFactors = 10;

const path = '/auth/v1/factors';

/** Answers for the second factors of an account, by GoTrue's paths: Supabase Lite has none. */
export function secondFactor(settings: FactorSettings): MiddlewareHandler<Env> {
  const factors = new Factors(settings);
  return async (c, next) => {
    if (c.req.path !== path && !c.req.path.startsWith(`${path}/`)) return next();
    const standing = await standingOf(c, settings.database);
    return standing === null ? noSession() : factors.answer(c, standing);
  };
}

class Factors {
  readonly #settings: FactorSettings;
  readonly #box: SecretBox;
  readonly #guesses: Guesses;
  readonly #recoveryCodes: RecoveryCodes;

  constructor(settings: FactorSettings) {
    this.#settings = settings;
    this.#box = new SecretBox(settings.jwtSecret);
    this.#guesses = new Guesses(settings.database);
    this.#recoveryCodes = new RecoveryCodes({
      ...settings,
      box: this.#box,
      guesses: this.#guesses,
    });
  }

  answer(c: Context<Env>, standing: Standing): Promise<Response> {
    const { method } = c.req;
    const [first = '', act = ''] = c.req.path.slice(path.length + 1).split('/');
    if (first === 'recovery-codes') return this.#recoveryCodes.answer(c, standing, act);
    if (first === '') return this.#enroll(c, standing);
    if (method === 'DELETE') return this.#unenroll(standing, first);
    return act === 'challenge'
      ? this.#challenge(standing, first)
      : this.#verify(c, standing, first);
  }

  async #enroll(c: Context<Env>, { userId, email, hasFactor, isRaised, ...shown }: Standing) {
    const { success, output } = safeParse(enrolmentBody, c.var.body);
    if (!success) return refusal(400, 'validation_failed', 'factor_type needs to be totp');
    if (output.factor_type !== 'totp') {
      const code = `mfa_${output.factor_type}_enroll_not_enabled`;
      return refusal(422, code, `MFA enroll is disabled for ${output.factor_type}`);
    }
    if (hasFactor && !isRaised) {
      return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    // Who has found a session open would lock its owner out with a factor of theirs.
    if (!(shown.isFresh || shown.isFreshlyRaised)) return reauthenticate();
    const secret = newSecret();
    const name = output.friendly_name?.trim() ?? '';
    const [made] = await this.#rows(sql.enroll, [
      ...[randomUUID(), userId, name, this.#box.seal(secret), mostFactors],
    ]);
    if (made?.verified_of_name === true) {
      return refusal(422, 'mfa_factor_name_conflict', 'A factor of this name exists already');
    }
    if (made?.id === null || made === undefined) {
      const sentence = 'Maximum number of verified factors reached, unenroll to continue';
      return refusal(422, 'too_many_enrolled_mfa_factors', sentence);
    }
    const issuer = output.issuer?.trim() || 'Furlong';
    const totp = enrolment(secret, { account: email, issuer });
    return answered({ id: made.id, type: 'totp', friendly_name: name, totp });
  }

  async #challenge({ userId }: Standing, factorId: string) {
    const [row] = await this.#rows(sql.challenge, [randomUUID(), factorId, userId]);
    if (row === undefined) return notFound();
    return answered({ id: row.id, type: 'totp', expires_at: Number(row.expires_at) });
  }

  async #verify(c: Context<Env>, standing: Standing, factorId: string) {
    const { userId, sessionId, hasFactor, isRaised } = standing;
    const { success, output } = safeParse(verificationBody, c.var.body);
    if (!success) return refusal(400, 'validation_failed', 'Code needs to be non-empty');
    const [factor] = await this.#rows(sql.challenged, [factorId, userId, output.challenge_id]);
    if (factor === undefined) return notFound();
    if (factor.status === 'unverified' && hasFactor && !isRaised) {
      return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (factor.open !== true) {
      const sentence = 'MFA challenge has expired, verify against another challenge.';
      return refusal(422, 'mfa_challenge_expired', sentence);
    }
    const seconds = await this.#guesses.take(userId, 'totp');
    if (seconds > 0) return tooMany(seconds);
    const step = stepOf(output.code, this.#box.open(String(factor.secret)), Date.now());
    const taken = [factorId, userId, step, output.challenge_id, sessionId];
    const [raised] = step === null ? [] : await this.#rows(sql.raise, taken);
    if (raised === undefined) {
      return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    await this.#guesses.forget(userId, 'totp');
    await this.#settings.tokens.note(sessionId, 'totp');
    if (factor.status === 'unverified') await this.#tell(standing, factorMails.added());
    return raisedSession(c, this.#settings);
  }

  /** A verified one goes only with what it is there to hold off: a fresh code. */
  async #unenroll(standing: Standing, factorId: string) {
    const { userId, isRaised, isFreshlyRaised } = standing;
    const [factor] = await this.#rows(sql.ownFactor, [factorId, userId]);
    if (factor === undefined) return notFound();
    if (factor.factor_type === 'recovery_code') {
      return refusal(422, 'validation_failed', 'Use DELETE /factors/recovery-codes');
    }
    if (factor.status === 'verified') {
      if (!isRaised) {
        return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      if (!isFreshlyRaised) return reauthenticate();
    }
    await this.#rows(sql.unenroll, [factorId, userId]);
    if (factor.status === 'verified') await this.#tell(standing, factorMails.removed());
    return answered({ id: factorId });
  }

  #tell({ email }: Standing, mail: { subject: string; text: string }) {
    return this.#settings.outbox.send({ to: email, ...mail });
  }

  #rows(statement: string, parameters: unknown[]) {
    return this.#settings.database.rows(statement, parameters);
  }
}

const name = optional(pipe(string(), maxLength(64)));

const enrolmentBody = object({
  factor_type: union([literal('totp'), literal('phone'), literal('webauthn')]),
  friendly_name: name,
  issuer: name,
});

const verificationBody = object({
  challenge_id: string(),
  code: pipe(string(), maxLength(16)),
});

const notFound = () => refusal(404, 'mfa_factor_not_found', 'Factor not found');
