import type { Files } from './files.ts';
import { camelCase, pascalCase, titleCase } from './words.ts';

const site = 'apps/site/src';

/**
 * A page at a path that `paths.ts` has: its component, its stories, its route, its budget, and what a link to
 * it says of it.
 *
 * @param path `/account/awards`
 * @param domain the folder of `features` in which it stands
 * @throws Error where `paths.ts` has no such path, or the page is there already.
 */
export function newScreen(files: Files, path: string, domain: string): void {
  const [, key] =
    new RegExp(`^  (\\w+): '${path}',$`, 'm').exec(files.read(`${site}/shared/paths.ts`)) ?? [];
  if (key === undefined) throw new Error(`paths.ts has no path ${path}: add it there first.`);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const page = `${site}/features/${domain}/${pascalCase(name)}Page`;
  files.create(`${page}.tsx`, component(name));
  files.create(`${page}.stories.tsx`, stories(name, path));
  // A page that weighs more than nothing is refused until somebody has looked at what it weighs.
  files.insertBefore(
    `${site}/app/budgets.ts`,
    '};\n',
    `  [paths.${key}]: budget(0, 0, 0, 0, 0),\n`,
  );
  const route = `  page(paths.${key}, () => import('../../../features/${domain}/${pascalCase(name)}Page.tsx')),\n`;
  const [, menu = ''] = path.split('/');
  if (/^\/(stable|account)\//.test(path)) {
    files.insertBefore(`${site}/app/pages/own/${menu}.ts`, '];\n', route);
    return;
  }
  const file = openMenus.includes(menu) ? menu : 'others';
  files.insertBefore(`${site}/app/pages/open/${file}.ts`, '];\n', route);
  files.append(`${site}/features/${domain}/heads.ts`, head(name), headType);
  const heads = `${site}/app/previews/staticHeads.ts`;
  files.insertBefore(heads, '];\n', `  [paths.${key}, ${camelCase(name)}Head],\n`);
  files.importInto(heads, `{ ${camelCase(name)}Head }`, `../../features/${domain}/heads.ts`);
}

/** The menus whose open pages have a file of their own. */
const openMenus = ['races', 'marketplace', 'community', 'leaderboards', 'help'];

const headType = "import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';\n";

const head = (name: string) => `export const ${camelCase(name)}Head: PageHeadProps = {
  title: '${titleCase(name)}',
  description: 'What ${titleCase(name)} shows, in a sentence.',
};
`;

const component = (name: string) => `import { Card, Stack } from '@furlong/ui';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** ${titleCase(name)}: what it shows. */
export default function ${pascalCase(name)}Page() {
  return (
    <Stack gap="large">
      <PageHeading title="${titleCase(name)}" description="What ${titleCase(name)} shows, in a sentence." intro="What a player does here, in two." />
      <Card>What is here</Card>
    </Stack>
  );
}
`;

const stories = (name: string, path: string) => `import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/${titleCase(name)}',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '${path}', player: ada },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Say here what is read first')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({ args: { handlers: () => [failing] } });
`;
