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
      { label: 'Inside', ratio: 1.24, counted: 'won 163 of 1,312' },
      { label: 'Middle', ratio: 0.98, counted: 'won 126 of 1,280' },
      { label: 'Outside', ratio: 0.77, counted: 'won 93 of 1,204' },
    ],
  } satisfies WinSharesProps,
  parameters: { maxInlineSize: 340 },
});

export const Default = meta.story();

/** A handful of races says nothing: no part is told of. */
export const TooFew = meta.story({
  args: {
    verdict: 'Too few races have been run here to tell.',
    shares: [
      { label: 'Inside', ratio: null, counted: 'won 4 of 12' },
      { label: 'Middle', ratio: null, counted: 'won 1 of 11' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Too few/)).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestTold = meta.story({
  name: 'Test: each share is told with what was counted, and none of a handful',
  tags: ['!autodocs'],
  args: {
    shares: [
      { label: 'Inside', ratio: null, counted: 'won 1 of 12' },
      { label: 'Outside', ratio: 2.6, counted: 'won 39 of 150' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('InsideToo fewwon 1 of 12');
    await expect(last).toHaveTextContent('Outside2.60 × its sharewon 39 of 150');
  },
});
