import { accountMailSent, databaseClock, takeAccountMails } from '@furlong/backend/service';
import { accountMail } from './accountMail.ts';
import type { SendsNews } from './sendNews.ts';

/** Sends what owners are mailed of their accounts, at least once; returns how many. */
export async function sendAccountMails({ backend, outbox, origin }: SendsNews): Promise<number> {
  const { at } = await databaseClock(backend);
  let sent = 0;
  for (;;) {
    const mails = await takeAccountMails(backend, { at });
    for (const mail of mails) {
      try {
        await outbox.send(accountMail(mail, origin));
        await accountMailSent(backend, { ...mail, at });
      } catch (error) {
        // It is taken again in five minutes, and keeps none of the others.
        console.error('A mail was not sent:', error);
      }
    }
    sent += mails.length;
    if (mails.length === 0) return sent;
  }
}
