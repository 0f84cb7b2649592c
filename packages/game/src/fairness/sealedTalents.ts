import { type Talents, talentList } from '../horses/talents.ts';
import { sha256 } from './hash.ts';

const SEAL = 'furlong-talents-1';

/** What the house shows of a horse when it is retired. */
export interface OpenedTalents {
  readonly horseId: string;
  /** As secret as the talents until then: without it they could be tried out. */
  readonly salt: string;
  readonly talents: Talents;
}

/** The hash that is published of a horse's hidden talents when it is born (`private.talents_hash`). */
export function talentsHash({ horseId, salt, talents }: OpenedTalents): Promise<string> {
  return sha256([SEAL, horseId, salt, talentList(talents).join(',')].join(':'));
}

/** True if the talents that are shown are those that the hash has bound since the horse's birth. */
export async function isSealedBy(opened: OpenedTalents, hash: string): Promise<boolean> {
  return (await talentsHash(opened)) === hash;
}
