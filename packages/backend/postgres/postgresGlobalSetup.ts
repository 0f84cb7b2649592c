import type { TestProject } from 'vitest/node';
import { openPostgres } from './openPostgres.ts';

/** Starts a PostgreSQL server with the two databases of which the test files open copies. */
export default async function startServer(project: TestProject) {
  const { url, bare, migrated, remove } = await openPostgres();
  project.provide('postgres', { url, bare, migrated });
  return remove;
}
