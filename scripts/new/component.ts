import type { Files } from './files.ts';
import { pascalCase, titleCase } from './words.ts';

/**
 * A component of the library: itself, its styles, its stories, and its line among what the library exports.
 *
 * @param domain the folder of `components` in which it stands
 * @param name `AwardList`
 * @throws Error where it is there already, or the library has no such folder.
 */
export function newComponent(files: Files, domain: string, name: string): void {
  const component = pascalCase(name);
  const folder = `packages/ui/src/components/${domain}/${component}`;
  const exported = `packages/ui/src/exports/${domain}.ts`;
  if (!files.has(exported)) throw new Error(`The library has no folder components/${domain}.`);
  files.create(`${folder}/${component}.tsx`, source(component));
  files.create(`${folder}/${component}.css.ts`, styles);
  files.create(`${folder}/${component}.stories.tsx`, stories(domain, component));
  files.append(
    exported,
    `export * from '../components/${domain}/${component}/${component}';\n`,
    '',
  );
}

const source = (name: string) => `import * as styles from './${name}.css';

export interface ${name}Props {
  /** What it says. */
  children: string;
}

/** What it shows. */
export function ${name}({ children }: ${name}Props) {
  return <p className={styles.root}>{children}</p>;
}
`;

const styles = `import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/typography.css';

export const root = style([text, { overflowWrap: 'anywhere' }]);
`;

const stories = (domain: string, name: string) => `import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { ${name}, type ${name}Props } from './${name}';

const meta = preview.meta({
  title: 'Components/${titleCase(domain)}/${name}',
  component: ${name},
  args: { children: 'A sentence' } satisfies ${name}Props,
});

export const Default = meta.story();

export const LongWords = meta.story({ args: { children: unbroken } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestReads = meta.story({
  name: 'Test: it says what it shows',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Say here what is read first')).toBeVisible();
  },
});
`;
