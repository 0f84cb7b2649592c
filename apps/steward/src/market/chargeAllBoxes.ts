import { chargeBoxes, type ServiceBackend } from '@furlong/backend/service';

/** Charges every stable for its boxes in the week that is over at `at` (ms since 1970), each once. */
export async function chargeAllBoxes(backend: ServiceBackend, at: number): Promise<void> {
  while ((await chargeBoxes(backend, { at })) > 0);
}
