import type { ClubRole, ProfilePart } from '@furlong/game/rules';

/** What anybody reads of a stable; null where a part is not shown. */
export interface StableProfile {
  /** As `playerText` of @furlong/game has it; null where nothing is said, too. */
  readonly about: string | null;
  /** Those that earned most, three at most. */
  readonly horses:
    | readonly {
        readonly id: string;
        readonly name: string;
        readonly wins: number;
        readonly runs: number;
        /** Whole dollars. */
        readonly earnings: number;
      }[]
    | null;
  /** Null where the stable is in none, too. */
  readonly club: { readonly id: string; readonly name: string; readonly role: ClubRole } | null;
  readonly lists: readonly { readonly id: string; readonly name: string }[] | null;
  /** Of this month; null where none was scored, too. */
  readonly previews: { readonly previews: number; readonly score: number } | null;
}

/** The player's own profile as it is edited. */
export interface MyProfile {
  readonly stableId: string;
  readonly about: string | null;
  /** The parts that others read. */
  readonly shows: readonly ProfilePart[];
}
