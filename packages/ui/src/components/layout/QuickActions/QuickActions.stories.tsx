import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Answers } from '../../../fixtures/Answers';
import { QuickActions, type QuickActionsProps } from './QuickActions';

const meta = preview.meta({
  title: 'Components/Layout/QuickActions',
  component: QuickActions,
  args: {
    actions: [
      { action: 'enterRace', href: '/stable/enter-race', detail: '3 races suit your horses' },
      { action: 'myHorses', href: '/stable/my-horses', detail: '6 horses in the yard' },
      { action: 'train', href: '/stable/train', detail: '2 horses are fresh' },
      { action: 'designSilks', href: '/stable/design-silks', detail: 'Change your colours' },
    ],
  } satisfies QuickActionsProps,
});

export const Default = meta.story();

/** A stable's first day: little to do yet, and that first. */
export const Newcomer = meta.story({
  args: {
    actions: [
      { action: 'enterRace', href: '/stable/enter-race', detail: 'A free novice race is near' },
      { action: 'myHorses', href: '/stable/my-horses', detail: 'Meet your two-year-old' },
    ],
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Answers>
      <QuickActions {...args} />
    </Answers>
  ),
});

export const TestLinks = meta.story({
  name: 'Test: each action leads to its page',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter Race' })).toHaveAttribute(
      'href',
      '/stable/enter-race',
    );
  },
});
