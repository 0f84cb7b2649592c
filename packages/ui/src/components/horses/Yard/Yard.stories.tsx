import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { horses } from '../../../fixtures/horses';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Countdown } from '../../badges/Countdown/Countdown';
import { Yard, type YardProps, YardSkeleton } from './Yard';
import type { YardHorse } from './YardRow';

const boxes: readonly YardHorse[] = [
  {
    ...horses.silverComet,
    href: '/horses/h1',
    atWork: null,
    trainHref: '/stable/train?horse=h1',
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
    atWork: null,
    trainHref: '/stable/train?horse=h2',
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
    atWork: null,
    trainHref: '/stable/train?horse=h3',
    portrait: faces.darkBay,
    state: { text: 'Spent', tone: 'caution' },
    next: { why: 'It may run tired from today 23:10, and is rested tomorrow 06:10.' },
  },
  {
    ...horses.newcomer,
    horseId: 'h4',
    href: '/horses/h4',
    portrait: faces.grey,
    state: { text: 'At work', tone: 'info' },
    atWork: <Countdown label="Back in" seconds={4320} done="Back in a moment" />,
    trainHref: '/stable/train?horse=h4',
    next: { why: 'No race is open that it is back for.' },
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
    await expect(rows).toHaveLength(4);
    const [, second, third, fourth] = rows;
    await expect(second?.getByRole('link', { name: 'Morning Glory' })).toHaveAttribute(
      'href',
      '/horses/h2',
    );
    await expect(
      second?.getByRole('link', { name: 'Enter Race for Morning Glory' }),
    ).toHaveAttribute('href', '/stable/enter-race?horse=h2&race=r2');
    await expect(second?.getByRole('link', { name: 'Train Morning Glory' })).toHaveAttribute(
      'href',
      '/stable/train?horse=h2',
    );
    await expect(third?.getAllByRole('link')).toHaveLength(2);
    await expect(fourth?.getByRole('timer')).toHaveTextContent('Back in 1 h 12 min');
    await expect(fourth?.queryByRole('link', { name: /^Train/ })).toBeNull();
    await expect(third?.getAllByText('Spent')).toHaveLength(2);
  },
});
