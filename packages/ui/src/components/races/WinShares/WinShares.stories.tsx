import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { WinShares, type WinSharesProps } from './WinShares';

const meta = preview.meta({
  title: 'Components/Races/WinShares',
  component: WinShares,
  args: {
    title: 'By draw',
    verdict: 'The inside wins more than its share: 1.24 times what chance would give it.',
    shares: [
      { label: 'Inside', ratio: 1.24, counted: '1,312 runs' },
      { label: 'Middle', ratio: 0.98, counted: '1,280 runs' },
      { label: 'Outside', ratio: 0.77, counted: '1,204 runs' },
    ],
  } satisfies WinSharesProps,
  parameters: { maxInlineSize: 340 },
});

export const Default = meta.story();

/** A handful of races says nothing. */
export const TooFew = meta.story({
  args: {
    verdict: 'Too few races to tell.',
    shares: [
      { label: 'Inside', ratio: null, counted: '12 runs' },
      { label: 'Middle', ratio: null, counted: '11 runs' },
      { label: 'Outside', ratio: 2.6, counted: '9 runs' },
    ],
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestTold = meta.story({
  name: 'Test: each share is told with what was counted, and none of a handful',
  tags: ['!autodocs'],
  args: TooFew.input.args,
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('InsideToo few12 runs');
    await expect(last).toHaveTextContent('Outside2.60 × its share9 runs');
  },
});
