import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** An e-mail that the embedded default would have sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  /** The address to click, if the mail has one. */
  link: string | null;
  /** When it was sent, as an ISO time. */
  at: string;
}

const kept = 100;

/** Keeps the latest e-mails in memory instead of sending them. */
export class Outbox implements EmailDriver {
  #mails: OutboxMail[] = [];

  async send({ to, subject, text = '' }: EmailMessage): Promise<void> {
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? null;
    const mail = { to, subject, text, link, at: new Date().toISOString() };
    this.#mails = [mail, ...this.#mails].slice(0, kept);
  }

  /** Newest first. */
  list(): readonly OutboxMail[] {
    return this.#mails;
  }

  latestTo(address: string): OutboxMail | undefined {
    return this.#mails.find((mail) => mail.to.toLowerCase() === address.toLowerCase());
  }
}
