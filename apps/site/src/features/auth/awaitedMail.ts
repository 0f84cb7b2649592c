import { DAY } from '@furlong/game/rules';
import { keptHere } from '../../shared/keptHere.ts';
import { paths } from '../../shared/paths.ts';
import { serverAhead, serverNow } from '../../shared/time/clock.ts';

export interface AwaitedMail {
  kind: 'confirmation' | 'recovery';
  email: string;
  /** Where the player was who asked for it: a path of the site. */
  place: string;
}

const key = 'furlong-awaited-mail';

/**
 * Remembers that this browser asked for a mail: its link is trusted here, and leads back to the
 * place. Kept where the tab that the mail opens finds it.
 */
export function awaitMail(mail: AwaitedMail) {
  const kept = new URLSearchParams({ ...mail, at: String(serverNow()) });
  keptHere.setItem(key, kept.toString());
}

/** The mail that this browser has asked for within the last day. */
export function readAwaitedMail(): AwaitedMail | null {
  const kept = new URLSearchParams(keptHere.getItem(key) ?? '');
  const at = kept.get('at');
  if (at === null) return null;
  // Nothing is trusted before the server has told whose link it is, and with that the time.
  if (serverAhead() !== null && serverNow() - Number(at) > DAY) return null;
  return {
    kind: kept.get('kind') === 'recovery' ? 'recovery' : 'confirmation',
    email: kept.get('email') ?? '',
    place: kept.get('place') ?? paths.home,
  };
}

export function forgetAwaitedMail() {
  keptHere.removeItem(key);
}

/** Where the player was who asked for a mail; from the front page one goes to the stable. */
export function placeBeforeMail(): string {
  const place = readAwaitedMail()?.place ?? paths.home;
  return place === paths.home ? paths.stable : place;
}
