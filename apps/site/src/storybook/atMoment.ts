import { noteServerDate } from '../shared/time/clock.ts';

/** Sets the server's clock to a moment (ms), from which it goes on. Page stories stop theirs. */
export function atMoment(moment: number) {
  const browserNow = Date.now();
  noteServerDate(new Date(moment).toUTCString(), browserNow, browserNow);
}
