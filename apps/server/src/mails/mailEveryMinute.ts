import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';
import { forgetMails } from './forgetMails.ts';
import { sendAccountMails } from './sendAccountMails.ts';
import { sendContact } from './sendContact.ts';
import { type SendsNews, sendNews } from './sendNews.ts';

const everyMinute = 60_000;

/** Sends mails, and forgets old ones, every minute until it is closed. What fails is tried again a minute later. */
export function mailEveryMinute(settings: SendsNews & { database: GameDatabase; outbox: Outbox }): {
  close: () => void;
} {
  const jobs = [
    () => sendAccountMails(settings),
    () => sendContact(settings),
    () => sendNews(settings),
    () => forgetMails({ ...settings, at: Date.now() }),
  ];
  const timer = setInterval(() => {
    for (const job of jobs) {
      job().catch((error: unknown) => console.error('Mails were not looked after:', error));
    }
  }, everyMinute);
  return { close: () => clearInterval(timer) };
}
