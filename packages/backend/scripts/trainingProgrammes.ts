import { autoProgrammes, autoSessionId, MINUTE, programmes } from '@furlong/game/rules';

export const trainingProgrammesFile = new URL(
  '../supabase/schemas/10_training/02_training_programmes.sql',
  import.meta.url,
);

/** The rows of public.training_programmes, as packages/game has them. */
export function trainingProgrammes(): string {
  return `-- Written by \`pnpm --filter @furlong/backend generated\` from packages/game. When it changes, add a
-- migration that updates the rows.

insert into public.training_programmes (id, position, price, minutes, energy, every_minutes) values
${rows.map(toSql).join(',\n')};
`;
}

const rows = [
  ...Object.values(programmes).map((programme) => ({ ...programme, everyMs: null })),
  ...Object.values(autoProgrammes).map((programme) => ({
    ...programme,
    id: autoSessionId(programme.id),
  })),
];

function toSql(
  { id, price, durationMs, energy, everyMs }: (typeof rows)[number],
  index: number,
): string {
  const every = everyMs === null ? 'null' : everyMs / MINUTE;
  return `  ('${id}', ${index + 1}, ${price}, ${durationMs / MINUTE}, ${energy}, ${every})`;
}
