import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LetterList, type LetterListProps } from './LetterList';

const meta = preview.meta({
  title: 'Components/Community/LetterList',
  component: LetterList,
  args: {
    label: 'Letters with Hillside',
    letters: [
      { id: '3', author: 'You', own: true, time: 'today 14:20', text: 'It is not for sale.' },
      {
        ...{ id: '2', author: 'Hillside', own: false, time: 'today 14:05' },
        text: 'Well run at Saltmarsh. Would you part with *Silver Comet*?\n\n> One day I might.',
      },
      { id: '1', author: 'You', own: true, time: '21 Nov 09:12', text: 'One day I might.' },
    ],
  } satisfies LetterListProps,
  parameters: { maxInlineSize: 640 },
});

/** Each says whose it is: a side and a tint alone would not. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Letters with Hillside' })).toBeVisible();
    await expect(canvas.getAllByText('You')).toHaveLength(2);
    await expect(canvas.getByText('Silver Comet').tagName).toBe('EM');
  },
});

/** Names and words as long as they may be, on a phone. */
export const Long = meta.story({
  args: {
    letters: [
      {
        ...{ id: '1', author: 'Thirty-Seventh Marquis of Wethersfield', own: false },
        ...{ time: '21 Nov 2026 09:12', text: 'gallop'.repeat(80) },
      },
    ],
  },
  parameters: { maxInlineSize: 320 },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
