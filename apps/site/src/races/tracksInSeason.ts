import type { TrackId } from '@furlong/game';

/** Four of the six tracks are in season at a time: those that the filter of the programme offers. */
export const tracksInSeason: readonly TrackId[] = [
  'ashford-downs',
  'kingsmere',
  'port-regis',
  'saltmarsh-park',
];
