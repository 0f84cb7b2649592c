import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StepHeading, type StepHeadingProps } from './StepHeading';

const meta = preview.meta({
  title: 'Components/Layout/StepHeading',
  component: StepHeading,
  args: { step: 1, title: 'Choose a horse' } satisfies StepHeadingProps,
});

export const Default = meta.story();

export const Second = meta.story({ args: { step: 2, title: 'Choose a race' } });

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestIsHeading = meta.story({
  name: 'Test: a screen reader can jump to the step',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 Choose a horse' })).toBeVisible();
  },
});
