import type { FreshDatabase } from './freshDatabase.ts';

export const callableFunctionsFile = new URL(
  '../src/shared/callableFunctions.generated.ts',
  import.meta.url,
);

interface CallableFunction {
  name: string;
  /** The kind of each argument's value in JSON, by the argument's name. */
  kinds: Record<string, string>;
  /** Whether the database lets it write nothing: it is declared stable or immutable. */
  reads: boolean;
}

/** The functions of the API that each role may call, with their arguments, as the catalogue has them. */
export async function callableFunctions(db: FreshDatabase): Promise<string> {
  const byPlayers = await callableBy(db, 'authenticated');
  return `// Written by \`pnpm --filter @furlong/backend generated\` from the migrated database.

/** What a visitor's or a player's client may call, and the kind of each argument in JSON. */
export const callableByPlayers = ${listed(byPlayers)} as const;

/** Those of them that only read; every other one acts for its player. */
export const readingFunctions: readonly string[] = ${named(byPlayers.filter(({ reads }) => reads))};

export const callableByStewards = ${named(await callableBy(db, 'service_role'))} as const;
`;
}

async function callableBy(db: FreshDatabase, role: string): Promise<CallableFunction[]> {
  const { rows } = await db.query<CallableFunction>(
    `select p.proname as name, coalesce(
       (select json_object_agg(argument, case type.typcategory
          when 'A' then 'list' when 'N' then 'number' when 'B' then 'boolean' else 'string'
        end order by position)
        from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[])
          with ordinality as given (argument, oid, position)
        join pg_type type on type.oid = given.oid),
       '{}') as kinds, p.provolatile <> 'v' as reads
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and has_function_privilege($1, p.oid, 'execute')
     order by p.proname`,
    [role],
  );
  return rows;
}

function listed(functions: readonly CallableFunction[]): string {
  const lines = functions.map(({ name, kinds }) => {
    const values = Object.entries(kinds).map(([argument, kind]) => `${argument}: '${kind}'`);
    const inOneLine = `  ${name}: { ${values.join(', ')} },`;
    if (values.length === 0) return `  ${name}: {},`;
    if (inOneLine.length <= 100) return inOneLine;
    return `  ${name}: {\n${values.map((value) => `    ${value},\n`).join('')}  },`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

const named = (functions: readonly CallableFunction[]) =>
  `[\n${functions.map(({ name }) => `  '${name}',\n`).join('')}]`;
