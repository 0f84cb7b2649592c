import { databaseClock, type ServiceBackend, takeDueMails } from '@furlong/backend/service';
import type { Outbox } from '../shared/outbox.ts';
import { newsMail } from './newsMail.ts';

/** How many mails are taken at once. */
const batch = 50;

export interface SendsNews {
  backend: ServiceBackend;
  outbox: Pick<Outbox, 'send'>;
  /** Of the site, to which the mails lead. */
  origin: string;
}

/** Sends the mails that are due by the database's clock; returns how many. What was taken comes no second time. */
export async function sendNews({ backend, outbox, origin }: SendsNews): Promise<number> {
  const { at } = await databaseClock(backend);
  let sent = 0;
  for (;;) {
    const mails = await takeDueMails(backend, { at, limit: batch });
    for (const mail of mails) {
      // One that cannot be sent keeps none of the others.
      await outbox
        .send(newsMail(mail, origin))
        .catch((error: unknown) => console.error('A mail was not sent:', error));
    }
    sent += mails.length;
    if (mails.length < batch) return sent;
  }
}
