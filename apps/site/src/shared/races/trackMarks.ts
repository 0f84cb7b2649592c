import type { TrackId } from '@furlong/game/rules';

/** What marks each track among the six, in a sentence. */
export const trackMarks: Readonly<Record<TrackId, string>> = {
  'ashford-downs': 'The roomiest of the six, with the longest run-in: a closer has time.',
  kingsmere: 'Right-handed, and turf all the way round.',
  'port-regis': 'The tightest of the six, with the shortest run-in: be handy before the bend.',
  'saltmarsh-park': 'The only one with a turf and a dirt course, and the longest chute.',
  'monte-sereno': 'A galloping track, second in size to Ashford Downs alone.',
  'red-mesa': 'Dirt, and more forgiving in its bends than Port Regis.',
};
