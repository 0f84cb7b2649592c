import { takeContactMessages } from '@furlong/backend/service';
import { contactMail } from './contactMail.ts';
import type { SendsNews } from './sendNews.ts';

/** How many messages are taken at once. */
const batch = 50;

/** Mails what was written to the operator, and returns how many. What was taken comes no second time. */
export async function sendContact({ backend, outbox, origin }: SendsNews): Promise<number> {
  let sent = 0;
  for (;;) {
    const messages = await takeContactMessages(backend, { limit: batch });
    for (const message of messages) {
      // One that cannot be sent keeps none of the others; it stays in its table.
      await outbox
        .send(contactMail(message, origin))
        .catch((error: unknown) => console.error('A message was not mailed:', error));
    }
    sent += messages.length;
    if (messages.length < batch) return sent;
  }
}
