import type { MailLine } from '@furlong/backend/service';
import { expect, test } from 'vitest';
import { newsMail, sayNews } from './newsMail.ts';

const race = { race: 'Ashford Stakes', raceId: 'r1' };
const horse = { at: 0, horse: 'Silver Comet' };

const lines: MailLine[] = [
  { ...horse, type: 'race_result', ...race, place: 2, prize: 1_200 },
  { ...horse, type: 'race_result', ...race, place: 9, prize: 0 },
  { ...horse, type: 'race_void', ...race },
  { ...horse, type: 'balloted_out', ...race },
  { ...horse, type: 'race_request' },
  { ...horse, type: 'request_expired' },
  { ...horse, type: 'outbid' },
  { ...horse, type: 'horse_sold' },
  { ...horse, type: 'horse_returned' },
  { ...horse, type: 'auction_unsold' },
  { at: 0, type: 'week', runs: 3, wins: 1, prize: 4_000, money: -250 },
];

const mail = (changes: Partial<Parameters<typeof newsMail>[0]> = {}) =>
  newsMail(
    {
      email: 'ada@stable.example',
      stable: 'Hollow Oak',
      secret: 'a1'.repeat(32),
      lines,
      takenAt: 0,
      ...changes,
    },
    'https://furlong.example',
  );

test('every piece of news is a sentence', () => {
  expect(lines.map(sayNews)).toEqual([
    'Silver Comet was 2nd in the Ashford Stakes, and won $1,200.',
    'Silver Comet was 9th in the Ashford Stakes.',
    'The Ashford Stakes, in which Silver Comet was entered, was called off.',
    'Silver Comet was left out of the Ashford Stakes by ballot.',
    'The race that was asked for with Silver Comet is a race now.',
    'The race that was asked for with Silver Comet did not fill. What was paid is back.',
    'Somebody has bid more for Silver Comet. Your credits are back.',
    'Silver Comet is sold.',
    'Silver Comet was given back.',
    'The hammer fell for Silver Comet, and nobody had reached the reserve.',
    'Last week: 3 runs, 1 win, $4,000 of prize money. Your stable has $250 less than the Monday before.',
  ]);
});

test('a mail is plain text with the way to its choice, and ends by one press (RFC 8058)', () => {
  const { to, subject, text, headers } = mail();
  const stop = `https://furlong.example/mails/${'a1'.repeat(32)}`;
  expect({ to, subject }).toEqual({ to: 'ada@stable.example', subject: 'News of your stable' });
  expect(text).toContain(`No mail any more: ${stop}`);
  expect(text).toContain('https://furlong.example/account/email-preferences');
  expect(text).not.toContain('<');
  expect(headers).toEqual({
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('what a player has written is in no header', () => {
  const written = 'Oak\r\nBcc: everybody@stable.example';
  const { to, subject, headers } = mail({
    stable: written,
    lines: [{ ...horse, type: 'outbid', horse: written }],
  });
  expect(JSON.stringify({ to, subject, headers })).not.toContain('Bcc');
});

test('a hundred pieces of news are forty, and how many more', () => {
  const many = Array.from({ length: 100 }, (): MailLine => ({ ...horse, type: 'horse_sold' }));
  const { text } = mail({ lines: many });
  expect(text.match(/^- /gm)).toHaveLength(41);
  expect(text).toContain('And 60 pieces of news more.');
});
