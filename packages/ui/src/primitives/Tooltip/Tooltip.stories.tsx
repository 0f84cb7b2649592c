import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Text } from '../Text/Text';
import { Tooltip, type TooltipProps } from './Tooltip';

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    children: 'Going',
    text: 'The state of the ground, from firm to heavy. Some horses like it dry, some wet.',
  } satisfies TooltipProps,
});

export const Default = meta.story();

/** In running text the word keeps its line. */
export const InText = meta.story({
  render: (args) => (
    <Text>
      The <Tooltip {...args}>going</Tooltip> is good to soft at Kingsmere.
    </Text>
  ),
});

/** Pointed at, reached by key or touched. */
export const Open = meta.story({
  tags: ['vrt'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', alignItems: 'end', justifyItems: 'center', blockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Going' }));
    await waitFor(() => expect(screen.getAllByText(args.text)).toHaveLength(2));
  },
});

export const TestHeardAndShown = meta.story({
  name: 'Test: the focus shows it, Escape hides it, and it is always heard',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const word = canvas.getByRole('button', { name: 'Going' });
    await expect(word).toHaveAccessibleDescription(args.text);
    await userEvent.tab();
    await waitFor(() => expect(screen.getAllByText(args.text)).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByText(args.text)).toHaveLength(1));
  },
});
