import { playersFunctions } from './refusals.ts';
import { schemas } from './schemas.ts';

export const readingFunctionsFile = new URL(
  '../src/allowedRequests/readingFunctions.generated.ts',
  import.meta.url,
);

/** The players' functions that the database lets write nothing: those declared stable or immutable. */
export function readingFunctions(): string {
  const sql = schemas()
    .map((file) => file.sql)
    .join('\n');
  const heads = new Map(
    [...sql.matchAll(/create function (\w+\.\w+)\(([\s\S]*?)\bas \$\$/g)].map(
      ([, name = '', head = '']) => [name, head],
    ),
  );
  const rows = playersFunctions(sql)
    .filter((name) => /\b(stable|immutable)\b/.test(heads.get(name) ?? ''))
    .map((name) => `  '${name.replace('public.', '')}',`);
  return `// Written by \`pnpm --filter @furlong/backend generated\` from supabase/schemas.

/** The functions for players that only read; every other one acts for its player. */
export const readingFunctions: readonly string[] = [
${rows.join('\n')}
];
`;
}
