import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { outlook } from '../../../fixtures/training';
import { TrainingOutlook, type TrainingOutlookProps } from './TrainingOutlook';

const meta = preview.meta({
  title: 'Components/Training/TrainingOutlook',
  component: TrainingOutlook,
  args: outlook satisfies TrainingOutlookProps,
  parameters: { maxInlineSize: 960 },
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The session would leave the horse too tired for the race that it is entered for. */
export const TooTiredForItsRace = meta.story({
  tags: ['vrt'],
  args: {
    energy: { before: 58, after: 36, band: 'tired' },
    race: {
      text: 'It would have 39% of its energy at the off of Ashford Stakes, Today 18:10. A horse with less than half is too tired.',
      tone: 'caution',
    },
  },
});

/** The horse would be overreached: it learns nothing. */
export const NothingGained = meta.story({
  args: {
    gains: outlook.gains.map((gain) => ({ ...gain, least: 0, likely: 0, most: 0, words: '+0.00' })),
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    race: {
      text: 'It would have 66% of its energy at the off of Wetherbymoorsaltmarshparkmontesereno2000guineasgallop, Today 18:10.',
      tone: 'standard',
    },
  },
});

export const TestTold = meta.story({
  name: 'Test: each gain is told with its range, and what is left of the horse',
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('What it will likely do');
    await expect(canvasElement).toHaveTextContent('Speed+0.28, from +0.00 to +0.48');
    await expect(canvas.getByText(/^About 0\.03 lengths over 1600 m/)).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Energy' })).toHaveAttribute(
      'aria-valuetext',
      '54%, Tired',
    );
    await expect(canvasElement).toHaveTextContent('energy 76% → 54%');
  },
});
