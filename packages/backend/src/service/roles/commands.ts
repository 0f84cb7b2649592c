import type { Role } from '../../forums/rows.ts';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Gives the owner of a stable a role, or takes it with null. `at` in ms since 1970. */
export async function giveRole(
  backend: ServiceBackend,
  { stableId, role, at }: { stableId: string; role: Role | null; at: number },
): Promise<void> {
  await unwrap(
    backend.rpc('give_role', {
      ...{ p_stable_id: stableId, p_at: formatTimestamp(at) },
      ...(role !== null && { p_role: role }),
    }),
  );
}
