import type { ProfilePart } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { MyProfile, StableProfile } from './rows.ts';

/** What anybody reads of a stable; null where there is none of this id. */
export async function stableProfile(
  backend: Backend,
  { stableId }: { stableId: string },
): Promise<StableProfile | null> {
  const [row] = await unwrap(
    backend
      .rpc('stable_profile', { p_stable_id: stableId })
      .overrideTypes<StableProfile[], { merge: false }>(),
  );
  return row ?? null;
}

/** The player's own words, and which parts others read. */
export async function myProfile(backend: Backend): Promise<MyProfile> {
  const [row] = await unwrap(
    backend
      .rpc('my_profile')
      .overrideTypes<
        { stable_id: string; about: string | null; shows: ProfilePart[] }[],
        { merge: false }
      >(),
  );
  if (row === undefined) throw new Error('The profile was not answered.');
  return { stableId: row.stable_id, about: row.about, shows: row.shows };
}
