import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { type NeedItem, NeedsList, type NeedsListProps } from './NeedsList';

const needs: readonly NeedItem[] = [
  {
    id: 'off',
    about: 'race',
    text: 'Silver Comet runs in the Ashford Stakes in 4 minutes.',
    action: 'See the Race',
    href: '/races/r1',
  },
  {
    id: 'enter',
    about: 'race',
    text: 'Morning Glory is ready and not entered. The Harbour Sprint suits it: entries close in 12 minutes.',
    action: 'Enter Race',
    href: '/stable/enter-race?horse=h2&race=r2',
  },
  {
    id: 'bare',
    about: 'equipment',
    text: 'Turf Legend has worn out its Ring Bridle, and wears nothing in its place.',
    action: 'Put Another On',
    href: '/stable/apply-equipment?horse=h3&slot=bridle',
  },
  {
    id: 'rest',
    about: 'rest',
    text: 'Iron Duchess is overreached: rest mends it by Tomorrow 14:30.',
    action: 'See the Horse',
    href: '/horses/h4',
  },
  {
    id: 'auto',
    about: 'autoTraining',
    text: 'The auto-trainer left out a session of Paper Moon: its $2,000 for the week are spent.',
    action: 'Auto-Trainer',
    href: '/stable/auto-trainer',
  },
  {
    id: 'idle',
    about: 'training',
    text: 'Iron Duchess, Paper Moon and 40 more stand idle and lose condition.',
    action: 'Train Them',
    href: '/stable/train-many',
  },
  {
    id: 'back',
    about: 'training',
    text: 'Harbour Light is back from Speed training.',
    action: 'See What It Gained',
    href: '/stable/train?horse=h5',
  },
  {
    id: 'long',
    about: 'equipment',
    text: `${unbroken} has 1 run left in its Ring Bridle.`,
    action: 'Buy Another',
    href: '/stable/buy-equipment?tab=bridles',
  },
];

const meta = preview.meta({
  title: 'Components/Layout/NeedsList',
  component: NeedsList,
  args: { needs: needs.slice(0, 3) } satisfies NeedsListProps,
});

export const Default = meta.story();

/** A large stable: the rest is folded away. */
export const Many = meta.story({ args: { needs } });

export const Phone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { needs, shown: 4 },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { needs },
});

export const TestMore = meta.story({
  name: 'Test: six are in sight, and the rest opens',
  tags: ['!autodocs'],
  args: { needs },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Train Them' })).toBeVisible();
    await expect(canvas.getByText(/^Harbour Light/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('and 2 more'));
    await expect(canvas.getByRole('link', { name: 'See What It Gained' })).toHaveAttribute(
      'href',
      '/stable/train?horse=h5',
    );
    await expect(canvas.getByText(/left in its Ring Bridle\.$/)).toBeVisible();
    await expect(canvas.getByText('and 2 more')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show fewer'));
    await expect(canvas.getByText(/^Harbour Light/)).not.toBeVisible();
  },
});

export const TestFew = meta.story({
  name: 'Test: six have nothing folded away',
  tags: ['!autodocs'],
  args: { needs: needs.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByText(/more$/)).toBeNull();
  },
});
