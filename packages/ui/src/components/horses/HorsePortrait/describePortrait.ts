import type { Coat } from '../coats';
import type { FaceMarking } from '../markings';

/** What a portrait shows, for those who cannot see it. */
export function describePortrait(name: string, coat: Coat, marking: FaceMarking): string {
  const white = marking === 'none' ? '' : ` with a ${marking}`;
  return `${name}, ${coat.toLowerCase()}${white}`;
}
