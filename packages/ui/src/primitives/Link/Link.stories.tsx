import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link, type LinkProps } from './Link';
import { type LinkComponentProps, LinkProvider } from './LinkProvider';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/races/future-races', children: 'Future races' } satisfies LinkProps,
});

export const Default = meta.story();

/** In menus and lists of links, where being a link needs no saying. */
export const Quiet = meta.story({ args: { variant: 'quiet' } });

/** The page that is shown. */
export const Current = meta.story({ args: { variant: 'quiet', current: true } });

const navigate = fn();

function RouterLink(props: LinkComponentProps) {
  const routed = {
    ...props,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      navigate(props.href);
    },
  };
  return <a {...routed} />;
}

export const TestHostDrawsLinks = meta.story({
  name: 'Test: the host takes over the links inside its provider',
  tags: ['!autodocs'],
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Future races' }));
    await expect(navigate).toHaveBeenCalledWith('/races/future-races');
  },
});
