import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Answers } from '../../fixtures/Answers';
import { Inline } from '../Inline/Inline';
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

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Answers>
      <Inline>
        <Link href="/races/future-races">Future races</Link>
        <Link href="/races/race-results" variant="quiet">
          Race results
        </Link>
        <Link href="/stable" variant="quiet" current>
          My Stable
        </Link>
        <div style={{ position: 'relative', padding: 16 }}>
          <Link href="/horses/silver-comet" variant="cover">
            Silver Comet, a card that leads to the horse
          </Link>
        </div>
      </Inline>
    </Answers>
  ),
});

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
