import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Refusal, type RefusalProps } from './Refusal';

const meta = preview.meta({
  title: 'Primitives/Refusal',
  component: Refusal,
  args: { children: 'This horse is at work.' } satisfies RefusalProps,
});

export const Default = meta.story();

export const TestComesIntoView = meta.story({
  name: 'Test: below the window, it comes into it',
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ paddingBlockStart: '200vh' }}>
      <Refusal {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
