import { getParser } from 'bowser';

/** What a session was seen on, in an owner's words, from what its browser calls itself. */
export function deviceOf(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'An unknown device';
  const parser = getParser(userAgent);
  const browser = parser.getBrowserName();
  const system = parser.getOSName();
  if (browser === '' && system === '') return 'An unknown device';
  return [browser || 'A browser', system].filter(Boolean).join(' on ');
}
