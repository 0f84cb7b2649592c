import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { ProTips, type ProTipsProps } from './ProTips';

const meta = preview.meta({
  title: 'Components/Help/ProTips',
  component: ProTips,
  args: {
    tips: [
      'A horse below half its energy gives away more than a stone of extra weight would cost.',
      'Look at the going before the grade: a mudlark on firm ground beats nobody.',
      'The free novice races are the place to learn what your two-year-old likes.',
    ],
  } satisfies ProTipsProps,
  parameters: { maxInlineSize: 640 },
});

export const Default = meta.story();

export const LongWord = meta.story({ args: { tips: [unbroken] } });

/** Turf in both themes. */
export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestIsNamed = meta.story({
  name: 'Test: the tips are a list under their own title',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pro tips' })).toBeVisible();
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
});
