import preview from '#.storybook/preview';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { WinnerItem, type WinnerItemProps } from './WinnerItem';

const meta = preview.meta({
  title: 'Components/Landing/WinnerItem',
  component: WinnerItem,
  args: {
    timeAgo: '4 minutes ago',
    race: 'Ashford Stakes',
    horse: 'Silver Comet',
    horseHref: '/horses/h1',
    stable: 'Silver Birch',
    stableHref: '/stables/s1',
    description: 'in 1:23.41, over 1600 m at Ashford Downs.',
    portrait: faces.grey,
    silks: silks.silverBirch,
    href: '/races/r1',
  } satisfies WinnerItemProps,
  parameters: { maxInlineSize: 480 },
});

export const Default = meta.story();

export const LongNames = meta.story({
  args: {
    race: 'The Saltmarsh Park Two-Year-Old Novice Stakes',
    horse: 'The Thirty-Seventh Marquis of Wetherby Moor',
    stable: 'Nightingale Lane Thoroughbred Partnership',
    silks: silks.nightingale,
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
