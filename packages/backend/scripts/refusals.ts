import { isGameErrorCode } from '@furlong/game/rules';
import { schemas } from './schemas.ts';

export const refusalsFile = new URL('../src/shared/refusals.generated.ts', import.meta.url);

/** Every function that may refuse a player, with all its codes. */
export function refusals(): string {
  const sql = schemas()
    .map((file) => file.sql)
    .join('\n');
  const bodies = new Map(
    [...sql.matchAll(/create function (\w+\.\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$/g)].map(
      ([, name = '', body = '']) => [name, body],
    ),
  );
  const rows = playersFunctions(sql)
    .map((name) => [name, [...codesOf(name, bodies)].toSorted()] as const)
    .filter(([, codes]) => codes.length > 0)
    .map(([name, codes]) => `  ${name.replace('public.', '')}: [${codes.map(quoted).join(', ')}],`);
  return `// Written by \`pnpm --filter @furlong/backend generated\` from supabase/schemas.

/** Why the database may refuse a player, by the function that is called. */
export const refusalsOf = {
${rows.join('\n')}
} as const;
`;
}

const quoted = (code: string) => `'${code}'`;

/** What visitors or players are granted, in order of the alphabet. */
function playersFunctions(sql: string): string[] {
  return [...sql.matchAll(/grant execute on function\s+([^;]+?)\s+to\s+([^;]+);/g)]
    .filter(([, , roles = '']) => /\b(anon|authenticated)\b/.test(roles))
    .flatMap(([, names = '']) => names.split(/,\s*/))
    .toSorted();
}

/** The codes that a function names, or one that it calls; none where it refuses nothing. */
function codesOf(name: string, bodies: ReadonlyMap<string, string>): Set<string> {
  const called = callsOf(name, bodies);
  // How a code is sent names codes of its own.
  if (!called.delete('private.refuse')) return new Set();
  const named = [...called].flatMap((each) => [
    ...(bodies.get(each) ?? '').matchAll(/'([a-z_]+)'/g),
  ]);
  return new Set(named.map(([, code = '']) => code).filter(isGameErrorCode));
}

/** A function and all that it calls, by way of others too. */
function callsOf(name: string, bodies: ReadonlyMap<string, string>, seen = new Set<string>()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [call] of (bodies.get(name) ?? '').matchAll(/(?:private|public)\.\w+(?=\()/g)) {
    callsOf(call, bodies, seen);
  }
  return seen;
}
