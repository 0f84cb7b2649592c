import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** What this installation's house horses are drawn from, 64 hex digits: as secret as their talents. */
export async function houseSecret(backend: ServiceBackend): Promise<string> {
  return unwrap(backend.rpc('house_secret'));
}
