import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { FootBar, type FootBarProps } from './FootBar';

const meta = preview.meta({
  title: 'Components/Layout/FootBar',
  component: FootBar,
  args: {
    label: 'Your first visit',
    message: 'Welcome to Furlong. Your first horse has arrived.',
    link: { href: '#stable', label: 'Meet your horse' },
  } satisfies FootBarProps,
});

/** It stays until what it asks for is done: there is nothing to close. */
export const Default = meta.story({
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongWords = meta.story({
  args: { message: `${unbroken} is ready for its first race.` },
  parameters: { maxInlineSize: 320 },
});
