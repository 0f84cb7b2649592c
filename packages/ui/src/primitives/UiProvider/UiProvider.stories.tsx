import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from '../Link/Link';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { Menu } from '../Menu/Menu';
import { Stack } from '../Stack/Stack';
import { UiProvider, type UiProviderProps } from './UiProvider';

function RouterLink(props: LinkComponentProps) {
  return <a data-router {...props} />;
}

const meta = preview.meta({
  title: 'Primitives/UiProvider',
  component: UiProvider,
  args: {
    link: RouterLink,
    children: (
      <Stack align="start">
        <Link href="#races">Future races</Link>
        <Menu label="Hillcrest" trigger="Hillcrest" groups={[[{ label: 'Stable', href: '#s' }]]} />
      </Stack>
    ),
  } satisfies UiProviderProps,
});

/** Around the host's pages, once. */
export const Default = meta.story();

export const TestLinks = meta.story({
  name: 'Test: links and the links of menus are drawn by the host',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
    await userEvent.click(canvas.getByRole('button', { name: 'Hillcrest' }));
    await expect(await screen.findByRole('menuitem')).toHaveAttribute('data-router');
  },
});

export const TestNoStyleElements = meta.story({
  name: 'Test: nothing needs a style element, so the strict policy holds',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hillcrest' }));
    await screen.findByRole('menu');
    await expect(document.body.querySelector('style')).toBeNull();
  },
});
