import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { horses } from '../../../fixtures/horses';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Yard, type YardProps, YardSkeleton } from './Yard';
import type { YardHorse } from './YardRow';

const boxes: readonly YardHorse[] = [
  {
    ...horses.silverComet,
    href: '/horses/h1',
    portrait: faces.bay,
    state: { text: 'Entered', tone: 'info' },
    next: {
      race: 'Ashford Stakes',
      raceHref: null,
      detail: 'Off in 4 minutes',
      action: 'See the Race',
      actionHref: '/races/r1',
    },
  },
  {
    ...horses.morningGlory,
    href: '/horses/h2',
    portrait: faces.chestnut,
    state: { text: 'Ready', tone: 'positive' },
    next: {
      race: 'Harbour Sprint',
      raceHref: '/races/r2',
      detail: '1000 m at Port Regis, entries close in 12 minutes',
      action: 'Enter Race',
      actionHref: '/stable/enter-race?horse=h2&race=r2',
    },
  },
  {
    ...horses.turfLegend,
    href: '/horses/h3',
    portrait: faces.darkBay,
    state: { text: 'Rests until Today 23:10', tone: 'caution' },
    next: null,
  },
];

const meta = preview.meta({
  title: 'Components/Horses/Yard',
  component: Yard,
  args: { silks: silks.silverBirch, horses: boxes } satisfies YardProps,
});

export const Default = meta.story();

/** The yard is on its way. */
export const Loading = meta.story({ render: () => <YardSkeleton />, tags: ['vrt'] });

export const Phone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestNames = meta.story({
  name: 'Test: each horse leads to its page, its race, and what can be done',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => within(row));
    await expect(rows).toHaveLength(3);
    const [, second, third] = rows;
    await expect(second?.getByRole('link', { name: 'Morning Glory' })).toHaveAttribute(
      'href',
      '/horses/h2',
    );
    await expect(
      second?.getByRole('link', { name: 'Enter Race for Morning Glory' }),
    ).toHaveAttribute('href', '/stable/enter-race?horse=h2&race=r2');
    await expect(third?.getAllByRole('link')).toHaveLength(1);
    await expect(third?.getByText('Rests until Today 23:10')).toBeVisible();
  },
});
