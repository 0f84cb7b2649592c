import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { StablePanel, type StablePanelProps } from './StablePanel';

const meta = preview.meta({
  title: 'Components/Layout/StablePanel',
  component: StablePanel,
  args: {
    tiles: [
      { page: 'dashboard', label: 'My Stable', href: '/stable' },
      { page: 'myHorses', label: 'My Horses', href: '/stable/my-horses' },
      { page: 'train', label: 'Train', href: '/stable/train' },
      { page: 'autoTrainer', label: 'Auto-Trainer', href: '/stable/auto-trainer' },
      { page: 'buyEquipment', label: 'Buy Equipment', href: '/stable/buy-equipment' },
      { page: 'applyEquipment', label: 'Apply Equipment', href: '/stable/apply-equipment' },
      { page: 'enterRace', label: 'Enter Race', href: '/stable/enter-race' },
      {
        page: 'primaryHorseGroups',
        label: 'Primary Horse Groups',
        href: '/stable/primary-horse-groups',
      },
      { page: 'designSilks', label: 'Design Silks', href: '/stable/design-silks' },
      { page: 'raceCalendar', label: 'Race Calendar', href: '/stable/race-calendar' },
      { page: 'performanceStats', label: 'Performance Stats', href: '/stable/performance-stats' },
    ],
    currentHref: '/stable/enter-race',
  } satisfies StablePanelProps,
});

export const Default = meta.story();

/** The dashboard has its place too. */
export const OnDashboard = meta.story({ args: { currentHref: '/stable' } });

/** Below 960 px the column lies down and scrolls. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { currentHref: '/stable/my-horses' },
});

/** A page far along the strip: it is brought into sight. */
export const OnPhoneFarAlong = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { currentHref: '/stable/design-silks' },
});

/** On wide screens it is a column. Two on one page would be two landmarks of one name. */
export const Wide = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'laptop', isRotated: false } },
});

export const WideDark = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark', viewport: { value: 'laptop', isRotated: false } },
});

/** The account's pages, of which no icon could tell one from the other. */
export const Account = meta.story({
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: {
    title: 'My Account',
    tiles: [
      { label: 'Account Summary', href: '/account/account-summary' },
      { label: 'Credit History', href: '/account/credit-history' },
      { label: 'My Details', href: '/account/my-details' },
    ],
    currentHref: '/account/credit-history',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'My Account' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Credit History');
  },
});

export const TestCurrent = meta.story({
  name: 'Test: the current page is marked for everyone',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(11);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Enter Race');
  },
});

export const TestInSight = OnPhoneFarAlong.extend({
  name: 'Test: on a phone the strip has scrolled to the current page',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    await waitFor(() => {
      const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      const strip = canvas.getByRole('list').getBoundingClientRect();
      expect(current.left).toBeGreaterThanOrEqual(strip.left);
      expect(current.right).toBeLessThanOrEqual(strip.right);
    });
  },
});

export const TestStops = OnPhoneFarAlong.extend({
  name: 'Test: on a phone each stop of the Tab key is in sight, whole',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    links.at(-1)?.focus();
    for (const link of links.toReversed()) {
      await expect(link).toHaveFocus();
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await userEvent.tab({ shift: true });
    }
  },
});
