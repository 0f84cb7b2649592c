import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** The player has the paper of today open. An hour later the next visit begins, and the paper tells from this one on. */
export async function seePaper(backend: Backend): Promise<void> {
  await unwrap(backend.rpc('see_paper'));
}
