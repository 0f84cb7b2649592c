import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SiteFooter, type SiteFooterProps } from './SiteFooter';

function group(title: string, labels: string[]) {
  return {
    title,
    links: labels.map((label) => ({
      label,
      href: `#${title}-${label}`,
    })),
  };
}

const meta = preview.meta({
  title: 'Components/Layout/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    groups: [
      group('Stable', [
        'My Horses',
        'Train',
        'Auto-Trainer',
        'Buy Equipment',
        'Apply Equipment',
        'Enter Race',
        'Primary Horse Groups',
        'Design Silks',
        'Retire Horses',
      ]),
      group('Races', [
        'Future Races',
        'Race Results',
        'My Future Races',
        'My Race Results',
        'My Rejected Entries',
        'Championships Series',
        'Race Categories',
        'Jockeys',
        'View Last Race',
        'Next Race',
        'Track',
      ]),
      group('Marketplace', ['Buy in Sales Ring', 'Claim a Horse', 'Bid in Auction']),
      group('Community', ['Game Activity', 'Forums', 'Inbox', 'Previews and Reviews', 'Referees']),
      group('Leaderboards', ['Stables', 'Horses', 'Hall of Fame Stables', 'Championships Winners']),
      group('My Account', ['Purchase Credits', 'Wallet Transfer', 'Cash In', 'My Details']),
      group('Help', [
        'Quick Start Guide',
        "Improving Horses' Performance",
        'Racing Overview',
        'Backing in Depth',
        'Championships 101',
        'Equipping Your Horse',
        'Buying Your First Horse',
        'Entering Races via RAR',
        'Jockeys Explained',
        'Watching Races',
        'Market for New Horses',
        'Community',
        'Groups',
        'Leaderboards',
        'My Account',
      ]),
    ],
    licence:
      'Furlong Racing Ltd is licensed and regulated in Great Britain by the Gambling Commission under account number 00000.',
    certificateHref: '#certificate',
    limitsHref: '#limits',
  } satisfies SiteFooterProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const Phone = meta.story({ tags: ['vrt'], globals: { viewport: { value: 'phone' } } });

export const TestHonest = meta.story({
  name: 'Test: says that it is a demonstration',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no real money is involved/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Game lab certified' })).toBeVisible();
    for (const name of ['Responsible gambling', 'Self-exclusion']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#limits');
    }
  },
});

export const TestFolds = Phone.extend({
  name: 'Test: on a phone a part unfolds by the keyboard, and no line is narrower than a finger',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Forums' })).toBeNull();
    const part = canvas.getByRole('button', { name: 'Community' });
    part.focus();
    await userEvent.keyboard('{Enter}');
    await expect(part).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Forums' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo').clientHeight).toBeLessThan(1_100);
  },
});
