import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { PaperLines, type PaperLinesProps } from './PaperLines';

const meta = preview.meta({
  title: 'Components/Community/PaperLines',
  component: PaperLines,
  args: {
    label: 'In the morning paper',
    lines: [
      {
        ...{ id: 'run', label: 'Your runs', href: '/races/ashford-stakes?at=-4' },
        text: 'Silver Comet won the Ashford Stakes, the best of your 3 runs.',
      },
      {
        ...{ id: 'story', label: 'Surprise of the day', href: '/races/harbour-sprint?at=-4' },
        text: 'Iron Duchess won the Harbour Sprint at a chance of 3%.',
      },
      {
        ...{ id: 'watch', label: 'To look at', href: '/races/kingsmere-cup' },
        text: 'Kingsmere Cup, today 20:00, for $200,000.',
      },
    ],
  } satisfies PaperLinesProps,
  parameters: { maxInlineSize: 480 },
});

export const Default = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list', { name: 'In the morning paper' });
    await expect(within(list ?? document.body).getAllByRole('link')).toHaveLength(3);
  },
});

export const LongNames = meta.story({
  args: {
    lines: [{ id: 'run', label: 'Your runs', text: `${unbroken} won the ${unbroken}.`, href: '/' }],
  },
});

export const Loading = meta.story({ args: { loading: true } });
