import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import {
  type InferOutput,
  isoTimestamp,
  nullable,
  object,
  optional,
  parseJson,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';

const outboxMail = object({
  to: string(),
  subject: string(),
  text: string(),
  /** The address to click, if the mail has one. */
  link: nullable(string()),
  /** Beside the usual ones, such as how a mail program ends these mails. */
  headers: optional(record(string(), string())),
  /** When it was sent. */
  at: pipe(string(), isoTimestamp()),
});
const outboxLine = pipe(string(), parseJson(), outboxMail);

/** An e-mail that the embedded default would have sent. */
export type OutboxMail = InferOutput<typeof outboxMail>;

const shown = 100;

/** How long the file of mails may grow, in bytes, before those no longer shown are dropped. */
const longestFile = 2 * 1024 * 1024;

/**
 * Keeps e-mails instead of sending them, in the data directory: a link that confirms an account has
 * to outlive the server that made it.
 */
export class Outbox implements EmailDriver {
  readonly #path: string;
  #mails: OutboxMail[];
  #bytes: number;
  readonly #origins = new Map<string, { from: string; to: string }>();
  /** When what sends mails to an address last will have sent them. */
  readonly #turns = new Map<string, Promise<void>>();

  constructor(directory: string) {
    this.#path = join(directory, 'outbox.jsonl');
    appendFileSync(this.#path, '', { mode: 0o600 });
    // A server that was killed while it wrote has left half a line, which is passed over.
    this.#mails = tail(this.#path).split('\n').flatMap(readMail).slice(-shown).reverse();
    this.#bytes = this.#rewrite();
  }

  async send({
    to,
    subject,
    text: written = '',
    headers,
  }: EmailMessage & Pick<OutboxMail, 'headers'>): Promise<void> {
    const origin = this.#origins.get(to.toLowerCase());
    const text = origin ? leading(written, origin) : written;
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? null;
    const at = new Date().toISOString();
    const mail = { to, subject, text, link, ...(headers && { headers }), at };
    const line = `${JSON.stringify(mail)}\n`;
    appendFileSync(this.#path, line, { mode: 0o600 });
    this.#mails = [mail, ...this.#mails].slice(0, shown);
    this.#bytes += Buffer.byteLength(line);
    if (this.#bytes > longestFile) this.#bytes = this.#rewrite();
  }

  /**
   * Lets the links of mails to an address lead to the origin that its owner has called, while `act`
   * sends them: Supabase Lite knows but one origin. What is sent to one address goes one after another, so
   * that each leads to its own.
   */
  async leadingTo(
    address: string,
    origin: { from: string; to: string },
    act: () => Promise<void>,
  ): Promise<void> {
    const key = address.toLowerCase();
    const before = this.#turns.get(key);
    const { promise: turn, resolve: done } = Promise.withResolvers<void>();
    this.#turns.set(key, turn);
    await before;
    this.#origins.set(key, origin);
    try {
      await act();
    } finally {
      this.#origins.delete(key);
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
      done();
    }
  }

  /** Newest first. */
  list(): readonly OutboxMail[] {
    return this.#mails;
  }

  latestTo(address: string): OutboxMail | undefined {
    return this.#mails.find((mail) => mail.to.toLowerCase() === address.toLowerCase());
  }

  /** Keeps only those mails that are to be kept, in the file as well. */
  keep(isKept: (mail: OutboxMail) => boolean): void {
    const kept = this.#mails.filter(isKept);
    if (kept.length === this.#mails.length) return;
    this.#mails = kept;
    this.#bytes = this.#rewrite();
  }

  /** Writes what is shown, and nothing else, in the place of the file. Returns its bytes. */
  #rewrite(): number {
    const text = this.#mails
      .toReversed()
      .map((mail) => `${JSON.stringify(mail)}\n`)
      .join('');
    writeFileSync(`${this.#path}.new`, text, { mode: 0o600 });
    renameSync(`${this.#path}.new`, this.#path);
    return Buffer.byteLength(text);
  }
}

/** The end of a file of any length: enough for the mails that are shown. */
function tail(path: string): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, longestFile));
    readSync(file, bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString('utf8');
  } finally {
    closeSync(file);
  }
}

/** A text whose links lead elsewhere: their own origin, and the one they name to return to. */
function leading(text: string, { from, to }: { from: string; to: string }): string {
  return text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to));
}

function readMail(line: string): OutboxMail[] {
  const { success, output } = safeParse(outboxLine, line);
  return success ? [output] : [];
}
