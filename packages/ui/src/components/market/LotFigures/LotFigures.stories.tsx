import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../../../primitives/Stack/Stack';
import { LotFigures, type LotFiguresProps } from './LotFigures';

const meta = preview.meta({
  title: 'Components/Market/LotFigures',
  component: LotFigures,
  args: {
    ...{ price: { label: 'Stands at', amount: '$2,400' }, guide: '$5,400', hammerIn: 3_725 },
    words: '3 bids · Reserve not met',
  } satisfies LotFiguresProps,
});

/** Bids so far do not reach the reserve. */
export const ReserveNotMet = meta.story();

export const NoBid = meta.story({
  args: { price: { label: 'Bids from', amount: '$1,600' }, words: 'Nobody has bid yet' },
});

export const Leading = meta.story({ args: { words: '3 bids · Reserve met · you lead' } });

export const Outbid = meta.story({ args: { words: '4 bids · Reserve met · you were outbid' } });

/** A bid in its last minutes has put the hammer off. */
export const Extended = meta.story({
  args: { hammerIn: 299, words: '9 bids · Reserve met · put off 7 times' },
});

export const Sealed = meta.story({
  args: { hammerIn: 45, words: '14 bids · Reserve met · bids are sealed' },
});

/** No time is left, and its end is not told yet. */
export const Falling = meta.story({ args: { hammerIn: 0 } });

const over = { hammerIn: null };
const fetched = { label: 'Sold for', amount: '$6,100' };

export const Won = meta.story({ args: { ...over, price: fetched, words: 'Yours. Today 14:30' } });

export const Lost = meta.story({
  args: { ...over, price: fetched, words: 'Sold to Hillside. Today 14:30' },
});

export const Withdrawn = meta.story({
  args: {
    ...{ ...over, price: { label: 'Bids from', amount: '$1,600' } },
    words: 'Its owner withdrew it before the first bid. Today 14:30',
  },
});

export const Void = meta.story({
  args: {
    ...{ ...over, price: { label: 'Stood at', amount: '$2,400' } },
    words: 'Called off: the horse could not be sold any more. Today 14:30',
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack gap="medium">
      <LotFigures {...args} />
      <LotFigures {...args} hammerIn={45} words="14 bids · Reserve met · you lead" />
      <LotFigures {...args} hammerIn={null} price={fetched} words="Sold to Hillside." />
    </Stack>
  ),
});

export const TestFigures = meta.story({
  name: 'Test: its figures are named, and one that is over has no clock',
  tags: ['!autodocs'],
  args: { ...over, price: fetched },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold for').nextSibling).toHaveTextContent('$6,100');
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});
