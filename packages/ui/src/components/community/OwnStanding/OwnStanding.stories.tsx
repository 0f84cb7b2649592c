import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { OwnStanding, type OwnStandingProps } from './OwnStanding';

const meta = preview.meta({
  title: 'Components/Community/OwnStanding',
  component: OwnStanding,
  args: {
    name: 'Silver Birch',
    href: '#silver-birch',
    rank: 14,
    figure: '$12,400',
    missing: '$1,300 behind Goldhanger',
  } satisfies OwnStandingProps,
});

export const Default = meta.story();

/** Too far down to be counted. */
export const FarDown = meta.story({ args: { rank: null } });

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { name: unbroken, missing: `$1,300 behind ${unbroken}` },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestReads = meta.story({
  name: 'Test: it says the rank, whose it is and what is missing',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const standing = canvas.getByText('Where you stand:').parentElement;
    await expect(standing).toHaveTextContent(
      'Rank 14Silver Birch Yours$1,300 behind Goldhanger$12,400',
    );
  },
});
