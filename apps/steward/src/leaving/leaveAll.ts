import { leaveDueStables, type ServiceBackend } from '@furlong/backend/service';

/** Lets every stable leave whose week is over at `at` (ms since 1970), each once. */
export async function leaveAll(backend: ServiceBackend, at: number): Promise<void> {
  while ((await leaveDueStables(backend, { at })) > 0);
}
