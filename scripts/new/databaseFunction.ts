import type { Files } from './files.ts';
import { camelCase, snakeCase, spoken } from './words.ts';

const backend = 'packages/backend';
const site = 'apps/site/src';

/**
 * A function of the database that a player may call, the client's function that calls it, its test, what the
 * site makes of it, and its answer in stories: a read (a query), or an action (a mutation).
 *
 * @param domain the folder of the packages in which it stands
 * @param name `my_awards`
 * @throws Error where it is there already, or the schemas have no such domain.
 */
export function newDatabaseFunction(
  files: Files,
  kind: 'read' | 'action',
  { domain, name }: { domain: string; name: string },
): void {
  const folder = files
    .list(`${backend}/supabase/schemas`)
    .find((entry) => entry.replace(/^\d+_/, '') === domain);
  if (folder === undefined) throw new Error(`The schemas have no domain ${domain}.`);
  const schemas = `${backend}/supabase/schemas/${folder}`;
  const number = `${files.list(schemas).length + 1}`.padStart(2, '0');
  const { sql, client, test, options } = kind === 'read' ? read : action;
  files.create(`${schemas}/${number}_${snakeCase(name)}.sql`, sql(name));
  files.create(`${backend}/test/${domain}/${camelCase(name)}.test.ts`, test(domain, name));

  const asked = `${backend}/src/${domain}/${kind === 'read' ? 'queries' : 'commands'}.ts`;
  files.append(asked, client(name), '');
  files.importInto(asked, '{ unwrap }', '../shared/unwrap.ts');
  files.importInto(asked, 'type { Backend }', '../shared/createBackend.ts');

  const used = `${site}/features/${domain}/${kind === 'read' ? 'queries' : 'mutations'}.ts`;
  files.append(used, options(name), '');
  files.importInto(used, '{ callApi }', '../../shared/api/callApi.ts');
  files.importInto(used, '{ playerKey }', '../../shared/api/playerKey.ts');
  if (kind === 'action') files.importInto(used, '{ invalidate }', '../../shared/api/invalidate.ts');
  const from = '@tanstack/react-query';
  files.importInto(used, kind === 'read' ? '{ queryOptions }' : '{ mutationOptions }', from);

  files.insertBefore(
    `${site}/storybook/requestHandlers/${domain}Handlers.ts`,
    '  ];\n',
    `    rpc('${snakeCase(name)}', () => []),\n`,
  );
}

const read = {
  sql: (name: string) => `-- What the caller reads of ${spoken(name)}.
create function public.${snakeCase(name)}() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.stables where owner_id = (select auth.uid())
$$;
${grants(name)}`,
  client: (
    name: string,
  ) => `/** What the player reads of ${spoken(name)}. @throws GameError 'not_signed_in' */
export async function ${camelCase(name)}(backend: Backend): Promise<string[]> {
  return unwrap(backend.rpc('${snakeCase(name)}'));
}
`,
  options: (name: string) => `/** What a player reads of ${spoken(name)}. */
export const ${camelCase(name)}Query = (playerId: string) =>
  queryOptions({
    queryKey: [...playerKey(playerId), '${spoken(name)}'] as const,
    queryFn: () => callApi((api, client) => api.${camelCase(name)}(client)),
  });
`,
  test: (domain: string, name: string) => `${testHead(domain, 'queries', name)}
it('is what the player reads of ${spoken(name)}', async () => {
  const player = await game.player();
  expect(await ${camelCase(name)}(player.backend)).toEqual(['say here what is read']);
});
`,
};

const action = {
  sql: (name: string) => `-- What the caller does by ${spoken(name)}; the same request does it once.
create function public.${snakeCase(name)}(p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, '${snakeCase(name)}', '');
  if v_answer is null then
    v_answer := to_jsonb('done'::text);
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return v_answer #>> '{}';
end
$$;
${grants(name)}`,
  client: (
    name: string,
  ) => `/** What the player does by ${spoken(name)}; the same \`requestId\` does it once. */
export async function ${camelCase(name)}(
  backend: Backend,
  { requestId }: { requestId: string },
): Promise<string> {
  return unwrap(backend.rpc('${snakeCase(name)}', { p_request_id: requestId }));
}
`,
  options: (name: string) => `/** What a player does by ${spoken(name)}. */
export const ${camelCase(name)}Mutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (request: { requestId: string }) =>
      callApi((api, client) => api.${camelCase(name)}(client, request)),
    onSettled: (_done, _error, _request, _before, { client }) =>
      invalidate(client, [playerKey(playerId)]),
  });
`,
  test: (domain: string, name: string) => `${testHead(domain, 'commands', name)}
it('does it, and the same request does it once', async () => {
  const { backend } = await game.player();
  const requestId = crypto.randomUUID();
  const first = await ${camelCase(name)}(backend, { requestId });
  expect(await ${camelCase(name)}(backend, { requestId })).toBe(first);
  expect(first).toBe('say here what it answers');
});
`,
};

const grants = (name: string) => `
revoke execute on function public.${snakeCase(name)} from public, anon, authenticated, service_role;
grant execute on function public.${snakeCase(name)} to authenticated;
`;

const testHead = (
  domain: string,
  file: string,
  name: string,
) => `import { expect, it } from 'vitest';
import { ${camelCase(name)} } from '../../src/${domain}/${file}.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();
`;
