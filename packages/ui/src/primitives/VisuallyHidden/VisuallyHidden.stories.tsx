import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Figure } from '../Figure/Figure';
import { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden';

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of fifteen races' } satisfies VisuallyHiddenProps,
});

export const Default = meta.story({
  render: (args) => (
    <Figure>
      7 <VisuallyHidden {...args} />
    </Figure>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of fifteen races')).toBeInTheDocument();
  },
});
