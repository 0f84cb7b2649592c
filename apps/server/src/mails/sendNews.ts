import {
  type DueMail,
  databaseClock,
  mailsSent,
  type ServiceBackend,
  takeDueMails,
} from '@furlong/backend/service';
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

/** Leaves out what there is nothing to tell of any more: letters that were read, and no race that suits. */
function told(mail: DueMail): DueMail {
  const lines = mail.lines.filter(
    (line) =>
      !(line.type === 'letters' && line.unread === 0) &&
      !(line.type === 'closing' && line.races === 0),
  );
  return { ...mail, lines };
}

/**
 * Sends the mails that are due by the database's clock, at least once; returns how many. A server that ends between
 * sending a mail and saying so leaves it to be sent again, five minutes later.
 */
export async function sendNews({ backend, outbox, origin }: SendsNews): Promise<number> {
  const { at } = await databaseClock(backend);
  let sent = 0;
  for (;;) {
    const mails = await takeDueMails(backend, { at, limit: batch });
    for (const mail of mails.map(told)) {
      try {
        if (mail.lines.length > 0) {
          await outbox.send(newsMail(mail, origin));
          sent += 1;
        }
        await mailsSent(backend, mail);
      } catch (error) {
        // It is taken again in five minutes, and keeps none of the others.
        console.error('A mail was not sent:', error);
      }
    }
    if (mails.length < batch) return sent;
  }
}
