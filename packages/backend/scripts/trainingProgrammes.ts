import { MINUTE, type Programme, programmes } from '@furlong/game/rules';

export const trainingProgrammesFile = new URL(
  '../supabase/schemas/training_programmes.sql',
  import.meta.url,
);

/** The rows of public.training_programmes, as packages/game has them. */
export function trainingProgrammes(): string {
  return `-- Written by \`pnpm --filter @furlong/backend generated\` from packages/game. When it changes, add a
-- migration that updates the rows.

insert into public.training_programmes (id, position, price, minutes, energy) values
${Object.values(programmes).map(row).join(',\n')};
`;
}

function row({ id, price, durationMs, energy }: Programme, index: number): string {
  return `  ('${id}', ${index + 1}, ${price}, ${durationMs / MINUTE}, ${energy})`;
}
