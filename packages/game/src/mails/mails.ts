/**
 * Kinds of news that can be mailed: of races run, of entries that came to something else, of finals, of entries that
 * close, of sales, of claims, of letters, and of a week.
 */
export const mailKinds = [
  'results',
  'entries',
  'championships',
  'closing',
  'market',
  'claims',
  'letters',
  'week',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** When news of a kind is mailed. */
export type MailTiming = 'off' | 'at_once' | 'daily' | 'weekly';

/** When each kind can be mailed; `is_mail_timing` in the database is its twin. */
export const mailTimings: Readonly<Record<MailKind, readonly MailTiming[]>> = {
  results: ['off', 'at_once', 'daily'],
  entries: ['off', 'at_once', 'daily'],
  championships: ['off', 'at_once', 'daily'],
  closing: ['off', 'daily'],
  market: ['off', 'at_once', 'daily'],
  claims: ['off', 'at_once', 'daily'],
  letters: ['off', 'at_once', 'daily'],
  week: ['off', 'weekly'],
};
