import {
  type Migration,
  migrations as ours,
} from '../../../packages/backend/src/migrations/migrations.ts';

/** A column more in what every page reads and every race changes, and the way back. */
export const newer = {
  version: '99990101000000',
  name: 'newer',
  sql: 'alter table public.races add column chaos_note text',
  undo: 'alter table public.races drop column chaos_note',
};

/** The migrations of the version after this one. */
export async function migrations(): Promise<Migration[]> {
  return [...(await ours()), newer];
}
