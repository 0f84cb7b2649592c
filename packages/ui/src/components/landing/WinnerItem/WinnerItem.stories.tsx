import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { WinnerItem, type WinnerItemProps } from './WinnerItem';

const meta = preview.meta({
  title: 'Components/Landing/WinnerItem',
  component: WinnerItem,
  args: {
    timeAgo: '4 minutes ago',
    race: 'Ashford Stakes',
    description: 'Silver Comet held on by a neck from Morning Glory in 1:23.41.',
    silks: silks.silverBirch,
    href: '/races/r1',
  } satisfies WinnerItemProps,
  parameters: { maxInlineSize: 480 },
});

export const Default = meta.story();

export const LongNames = meta.story({
  args: {
    race: 'The Saltmarsh Park Two-Year-Old Novice Stakes',
    description:
      'The Thirty-Seventh Marquis of Wetherby Moor drew eight lengths clear of Nightingale Lane in 1:09.66.',
    silks: silks.nightingale,
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
