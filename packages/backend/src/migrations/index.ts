export { limitGrants } from './limitGrants.ts';
export { type Database, migrate } from './migrate.ts';
export { type Migration, migrations } from './migrations.ts';
export { type EmbeddedApi, prepareDatabase } from './prepareDatabase.ts';
