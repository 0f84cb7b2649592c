import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { autoOutlook } from '../../../fixtures/training';
import { AutoTrainingOutlook, type AutoTrainingOutlookProps } from './AutoTrainingOutlook';

const meta = preview.meta({
  title: 'Components/Training/AutoTrainingOutlook',
  component: AutoTrainingOutlook,
  args: autoOutlook satisfies AutoTrainingOutlookProps,
  parameters: { maxInlineSize: 960 },
});

/** More sessions fall due than the horse can bear. */
export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Every session is held. */
export const Bearable = meta.story({
  tags: ['vrt'],
  args: {
    ...{ held: 14, due: 14, leftOut: [], cost: '$2,100', gains: 'No talent gains by it.' },
    energy: { before: 41, after: 97, band: 'fresh' },
    lowestEnergy: 'No session leaves it under 58% energy.',
    advice: { tone: 'standard', text: 'The horse can bear all of it.' },
  },
});

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The horse is fit already: there is nothing to train. */
export const NothingHeld = meta.story({
  args: {
    ...{ held: 0, cost: '$0', gains: 'No talent gains by it.', lowestEnergy: null },
    leftOut: [{ sessions: 42, reason: 'condition 96% or more' }],
    condition: { before: 98, after: 96, band: 'fresh', word: 'Excellent' },
  },
});

export const TestTold = meta.story({
  name: 'Test: what is held, what is left out and why, and what is left of the horse',
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('meter', { name: 'Sessions held' })).toHaveAttribute(
      'aria-valuetext',
      '17 of 42',
    );
    await expect(canvas.getByRole('list', { name: 'Left out, not charged' })).toHaveTextContent(
      '6 × energy under 35%',
    );
    await expect(canvas.getByText(/^\+3\.12 Speed.*0\.39 lengths/)).toBeVisible();
    await expect(canvasElement).toHaveTextContent('condition 72% → 96%');
  },
});
