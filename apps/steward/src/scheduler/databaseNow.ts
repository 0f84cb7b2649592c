import { clockFault, databaseClock, type ServiceBackend } from '@furlong/backend/service';

/**
 * The database's clock, in ms since 1970: what is due is due by it, for every steward alike.
 *
 * @throws while the clock here is more than a second off: the steward waits until it is set right.
 */
export async function databaseNow(backend: ServiceBackend): Promise<number> {
  const { at, ahead } = await databaseClock(backend);
  const fault = clockFault(ahead);
  if (fault !== null) throw new Error(fault);
  return at;
}
