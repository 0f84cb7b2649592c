import { IconFlag } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Answers } from '../../fixtures/Answers';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Button, type ButtonProps } from './Button';
import { ButtonLink } from './ButtonLink';
import { RowButton } from './RowButton';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Confirm Entry', onPress: fn() } satisfies ButtonProps,
});

const variants = ['primary', 'gold', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'standard'] as const;

export const Default = meta.story();

/** The one action that outshines the rest, gold on paper too. */
export const Gold = meta.story({ args: { variant: 'gold', children: 'JOIN NOW' } });

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Train' } });

/** Steps back behind the action beside it. */
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'View Details' } });

/** Cannot be taken back. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Retire horse' } });

/** The action is out of reach; the reason is written beside it. */
export const Disabled = meta.story({ args: { disabled: true, children: 'Cannot Enter' } });

/** Pressed, and the answer is on its way. */
export const Busy = meta.story({ args: { busy: true } });

/** Too early: the words say when it can be pressed. */
export const Waiting = meta.story({ args: { waiting: true, children: 'Try again in 2:41' } });

export const WithIcon = meta.story({
  args: { icon: <Icon icon={IconFlag} />, children: 'Enter Race' },
});

/** Goes somewhere, and looks the same. */
export const AsLink = meta.story({
  render: () => <ButtonLink href="/stable">GO TO STABLE</ButtonLink>,
});

/** One of many has its own two, which are never filled. */
export const InARow = meta.story({
  render: () => (
    <Inline>
      <RowButton aside>Train</RowButton>
      <RowButton>Enter Race</RowButton>
    </Inline>
  ),
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Inline key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Icon icon={IconFlag} />}>
              {variant}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Cannot Enter
          </Button>
        ))}
      </Inline>
      <Button wide variant="secondary">
        A long label that says exactly what happens when this very wide button is pressed
      </Button>
    </Stack>
  ),
});

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Answers>
      <Inline>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
      </Inline>
    </Answers>
  ),
});

export const TestPress = meta.story({
  name: 'Test: a press by key or pointer',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const TestWaitingIgnoresPresses = Waiting.extend({
  name: 'Test: waiting keeps the focus and ignores a press',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const TestBusyKeepsWidth = meta.story({
  name: 'Test: busy keeps the width, with an icon and without',
  tags: ['!autodocs'],
  render: () => (
    <>
      {[undefined, <Icon key="flag" icon={IconFlag} />].map((icon) => (
        <Stack key={icon ? 'icon' : 'words'}>
          {[false, true].map((busy) => (
            <Inline key={String(busy)}>
              <Button busy={busy} icon={icon}>
                Enter Race
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(widths[1]).toBe(widths[0]);
    await expect(widths[3]).toBe(widths[2]);
  },
});

export const TestBusyIgnoresPresses = meta.story({
  name: 'Test: busy keeps the focus and ignores a second press',
  tags: ['!autodocs'],
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { busy: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
