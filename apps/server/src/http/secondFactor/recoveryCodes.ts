import { randomInt, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { maxLength, object, optional, pipe, safeParse, string } from 'valibot';
import { refusal } from '../../shared/refusal.ts';
import type { Env } from '../app.ts';
import type { Guesses } from '../guesses.ts';
import { reauthenticate, type Standing } from '../standing.ts';
import { answered, type FactorSettings, raisedSession } from './answers.ts';
import { factorMails } from './factorMails.ts';
import type { SecretBox } from './secretBox.ts';
import * as sql from './statements.ts';

const count = 10;

/** Sixteen of these are 79 bits. None looks like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

/** What signs in in the place of an authenticator app that is lost: shown once, kept as hashes, each taken once. */
export class RecoveryCodes {
  readonly #settings: FactorSettings & { box: SecretBox; guesses: Guesses };

  constructor(settings: FactorSettings & { box: SecretBox; guesses: Guesses }) {
    this.#settings = settings;
  }

  answer(c: Context<Env>, standing: Standing, act: string): Promise<Response> {
    if (act === 'verify') return this.#verify(c, standing);
    if (c.req.method === 'GET') return this.#status(standing);
    return this.#change(c, standing, act);
  }

  async #status({ userId }: Standing) {
    const [row] = await this.#settings.database.rows(sql.countCodes, [userId]);
    return row === undefined ? none() : answered({ ...row, type: 'recovery_code' });
  }

  async #change(c: Context<Env>, standing: Standing, act: string) {
    if (!standing.isRaised) {
      return refusal(403, 'insufficient_aal', 'AAL2 required for recovery codes');
    }
    if (!standing.hasFactor) {
      const sentence = 'At least one other verified factor is required to generate recovery codes';
      return refusal(422, 'mfa_recovery_codes_sole_factor', sentence);
    }
    // Who has found a session open would get in by them for good.
    if (!standing.isFreshlyRaised) return reauthenticate();
    if (c.req.method === 'DELETE') return this.#drop(standing);
    return act === 'regenerate' ? this.#renew(standing) : this.#make(c, standing);
  }

  async #make(c: Context<Env>, { userId }: Standing) {
    const { success, output } = safeParse(makeBody, c.var.body ?? {});
    if (!success) return refusal(400, 'validation_failed', 'friendly_name is too long');
    const codes = newCodes();
    const name = output.friendly_name ?? 'Recovery codes';
    const made = [randomUUID(), userId, name, this.#hashes(codes)];
    const [row] = await this.#settings.database.rows(sql.makeCodes, made);
    if (row === undefined) {
      const sentence = 'Recovery codes are already enrolled for this user, use regenerate';
      return refusal(422, 'mfa_verified_factor_exists', sentence);
    }
    return shown({ id: row.id, friendly_name: name }, codes);
  }

  async #renew({ userId }: Standing) {
    const codes = newCodes();
    const [row] = await this.#settings.database.rows(sql.renewCodes, [userId, this.#hashes(codes)]);
    if (row === undefined) return none();
    await this.#settings.guesses.forget(userId, 'recovery code');
    return shown(row, codes);
  }

  async #drop({ userId }: Standing) {
    const [row] = await this.#settings.database.rows(sql.dropCodes, [userId]);
    return row === undefined ? none() : answered(row);
  }

  async #verify(c: Context<Env>, { userId, sessionId, email }: Standing) {
    const { outbox, guesses, box, database, tokens } = this.#settings;
    const { success, output } = safeParse(verifyBody, c.var.body);
    if (!success) return refusal(400, 'validation_failed', 'Code needs to be non-empty');
    const seconds = await guesses.take(userId, 'recovery code');
    if (seconds > 0) {
      const sentence = `Too many attempts. Please wait ${seconds} seconds and try again.`;
      return refusal(429, 'mfa_recovery_codes_locked', sentence, { 'retry-after': `${seconds}` });
    }
    const hash = box.hash(output.code.toLowerCase().replace(/[\s-]/g, ''));
    const [used] = await database.rows(sql.raiseByCode, [userId, hash, sessionId]);
    if (used === undefined) {
      return refusal(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    }
    await guesses.forget(userId, 'recovery code');
    await tokens.note(sessionId, 'mfa/recovery_code');
    await outbox.send({ to: email, ...factorMails.recovered() });
    return raisedSession(c, this.#settings);
  }

  #hashes(codes: readonly string[]): string[] {
    return codes.map((code) => this.#settings.box.hash(code));
  }
}

const makeBody = object({ friendly_name: optional(pipe(string(), maxLength(64))) });
const verifyBody = object({ code: pipe(string(), maxLength(64)) });

const none = () =>
  refusal(404, 'mfa_factor_not_found', 'Recovery codes are not enrolled for this user');

function shown(factor: object, codes: readonly string[]) {
  return answered({ ...factor, type: 'recovery_code', total: codes.length, codes });
}

function newCodes(): string[] {
  const letter = () => letters[randomInt(letters.length)];
  return Array.from({ length: count }, () => Array.from({ length }, letter).join(''));
}
