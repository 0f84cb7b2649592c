/**
 * The functions behind the operators `~`, `~*`, `!~` and `!~*` on text, by which the API's filters
 * `match` and `imatch` search.
 */
const regularExpressionFunctions = `
  select distinct o.oprcode::regprocedure::text as function
  from pg_catalog.pg_operator o
  where o.oprname in ('~', '~*', '!~', '!~*') and o.oprright = 'text'::regtype
    and has_function_privilege('anon', o.oprcode, 'execute')`;

/**
 * Leaves players no regular expressions: a pattern of thirty characters can search one text for
 * hours. The game's own functions run as the database's owner and keep them.
 */
export async function withholdRegularExpressions(database: {
  exec: (sql: string) => Promise<unknown>;
}): Promise<void> {
  await database.exec(`
    do $$ declare found record; begin
      for found in ${regularExpressionFunctions} loop
        execute format('revoke execute on function %s from public', found.function);
      end loop;
    end $$`);
}
