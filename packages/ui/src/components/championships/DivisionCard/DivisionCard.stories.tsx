import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mileDivision } from '../../../fixtures/championships';
import { unbroken } from '../../../fixtures/names';
import { DivisionCard, type DivisionCardProps } from './DivisionCard';
import { DivisionCardSkeleton } from './DivisionCardSkeleton';

const meta = preview.meta({
  title: 'Components/Championships/DivisionCard',
  component: DivisionCard,
  args: mileDivision satisfies DivisionCardProps,
  parameters: { maxInlineSize: 380 },
});

export const Default = meta.story();

/** Two of the player's own have points in it. */
export const Mine = meta.story({
  args: {
    own: [
      { horseId: 'h2', horse: 'Morning Glory', standing: '2nd, in the final for certain' },
      { horseId: 'h13', horse: 'High Water', standing: '13th, lacks 12 points' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your High Water').parentElement).toHaveTextContent(
      'lacks 12 points',
    );
    await expect(canvas.getByRole('link', { name: 'Mile' })).toHaveAttribute('href', '#mile');
  },
});

/** Before the first qualifier of the season. */
export const NoLeader = meta.story({ args: { leader: null } });

export const LongNames = meta.story({
  args: {
    leader: mileDivision.leader && { ...mileDivision.leader, horse: unbroken, stable: unbroken },
    own: [{ horseId: 'h1', horse: unbroken, standing: '14th, lacks 12 points' }],
  },
});

/** The divisions are on their way. */
export const Loading = meta.story({ render: () => <DivisionCardSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { own: [{ horseId: 'h13', horse: 'High Water', standing: '13th, lacks 12 points' }] },
});
