import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import {
  type InferOutput,
  isoTimestamp,
  nullable,
  object,
  parseJson,
  pipe,
  safeParse,
  string,
} from 'valibot';

const outboxMail = object({
  to: string(),
  subject: string(),
  text: string(),
  /** The address to click, if the mail has one. */
  link: nullable(string()),
  /** When it was sent. */
  at: pipe(string(), isoTimestamp()),
});
const outboxLine = pipe(string(), parseJson(), outboxMail);

/** An e-mail that the embedded default would have sent. */
export type OutboxMail = InferOutput<typeof outboxMail>;

const shown = 100;

/**
 * Keeps e-mails instead of sending them, in the data directory: a link that confirms an account is
 * sent once only, and has to outlive the server that made it.
 */
export class Outbox implements EmailDriver {
  readonly #path: string;
  #mails: OutboxMail[];

  constructor(directory: string) {
    this.#path = join(directory, 'outbox.jsonl');
    appendFileSync(this.#path, '', { mode: 0o600 });
    const kept = readFileSync(this.#path, 'utf8');
    // A server that was killed while it wrote has left half a line: the next begins a new one.
    if (kept !== '' && !kept.endsWith('\n')) appendFileSync(this.#path, '\n');
    this.#mails = kept.split('\n').flatMap(readMail).slice(-shown).reverse();
  }

  async send({ to, subject, text = '' }: EmailMessage): Promise<void> {
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? null;
    const mail = { to, subject, text, link, at: new Date().toISOString() };
    appendFileSync(this.#path, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    this.#mails = [mail, ...this.#mails].slice(0, shown);
  }

  /** Newest first. */
  list(): readonly OutboxMail[] {
    return this.#mails;
  }

  latestTo(address: string): OutboxMail | undefined {
    return this.#mails.find((mail) => mail.to.toLowerCase() === address.toLowerCase());
  }
}

function readMail(line: string): OutboxMail[] {
  const { success, output } = safeParse(outboxLine, line);
  return success ? [output] : [];
}
