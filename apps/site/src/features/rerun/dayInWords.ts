import type { LuckMoment, LuckOfDay } from '@furlong/game/engine';
import { formatOrdinal } from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';

/** What is said of a runner by what was to be seen of it. */
const seen: Readonly<Record<NonNullable<LuckMoment['event']>, string>> = {
  'slow start': 'slowly away',
  led: 'it went on and led',
  'took over': 'it took over in front',
  'boxed in': 'no way out behind other horses',
  wide: 'run wide',
  'made ground': 'it made ground',
  'ran on': 'it ran on',
  weakened: 'it weakened',
  eased: 'beaten and eased',
  photo: 'it ran on to the post',
};

/** A day as rare as one in so many, and what made it: "A 1-in-40 day: shuffled back from 3rd to 7th at 800 m." */
export function dayInWords({ oneIn, moment }: LuckOfDay): string {
  const rare = Math.round(oneIn);
  const day = rare < 3 ? 'As on most days' : `A 1-in-${rare} day`;
  return `${day}: ${happened(moment)} ${whereOf(moment)}.`;
}

function happened({ places: [before, after], event, lengths }: LuckMoment): string {
  const moved = ` from ${formatOrdinal(before)} to ${formatOrdinal(after)}`;
  const badly = lengths < 0;
  // What happened to it is told with where it took it, if that is the same way.
  const told = badly ? after > before : after < before;
  if (event !== null) return `${seen[event]}${told ? `,${moved}` : ''}`;
  if (told) return `${badly ? 'shuffled back' : 'carried forward'}${moved}`;
  return badly ? 'it lost ground' : 'it gained ground';
}

function whereOf({ toGo }: LuckMoment): string {
  return `with ${formatMetres(toGo)} to go`;
}
