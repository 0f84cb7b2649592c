import { IconFlag } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Fact, Facts } from '../../components/badges/Fact/Fact';
import { Answers } from '../../fixtures/Answers';
import { Icon } from '../Icon/Icon';
import { ChoiceCard, type ChoiceCardProps } from './ChoiceCard';
import { ChoiceCardSkeleton } from './ChoiceCardSkeleton';

const meta = preview.meta({
  title: 'Primitives/ChoiceCard',
  component: ChoiceCard,
  tags: ['vrt'],
  args: {
    title: 'Ashford Stakes',
    description: 'A mile for three-year-olds and upward.',
    icon: <Icon icon={IconFlag} size="large" weight="light" />,
    children: (
      <Facts>
        <Fact label="Distance">1600 m</Fact>
        <Fact label="Surface">Turf</Fact>
      </Facts>
    ),
    onSelect: fn<ChoiceCardProps['onSelect']>(),
  } satisfies ChoiceCardProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story({ globals: { theme: 'both' } });

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Answers>
      <ChoiceCard {...args} />
    </Answers>
  ),
});

export const Selected = meta.story({ args: { selected: true }, globals: { theme: 'both' } });

/** Shown, never hidden: the player must see why it cannot be chosen. */
export const Unavailable = meta.story({
  args: { unavailableReason: 'Entries have closed' },
  globals: { theme: 'both' },
});

/** The choices are on their way. */
export const Loading = meta.story({ render: () => <ChoiceCardSkeleton /> });

export const TestSelects = meta.story({
  name: 'Test: the whole card is one button, which the keyboard presses too',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ashford Stakes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

export const TestUnavailable = meta.story({
  name: 'Test: what cannot be chosen says why and does nothing',
  tags: ['!autodocs', '!vrt'],
  args: { unavailableReason: 'Entries have closed' },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: 'Ashford Stakes' });
    await expect(card).toHaveAccessibleDescription('Entries have closed');
    await userEvent.click(card);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});
