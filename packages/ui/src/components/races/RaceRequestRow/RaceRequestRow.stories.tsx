import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { RaceRequestRow, type RaceRequestRowProps, RaceRequestRows } from './RaceRequestRow';

const meta = preview.meta({
  title: 'Components/Races/RaceRequestRow',
  component: RaceRequestRow,
  args: {
    name: 'Harbour Light Handicap',
    href: '/races/requests/q1',
    grade: 'Class 5',
    summary: 'Ashford Downs · 1,600 m Turf · 3yo+ · rated 46 to 66',
    joined: [
      { horseId: 'h1', silks: silks.hillcrest },
      { horseId: 'h2', silks: silks.silverBirch },
    ],
    places: 5,
    missing: '3 more by today 14:30',
    purse: '$900',
    entryFee: '$200',
    mine: false,
  } satisfies RaceRequestRowProps,
  render: (args) => (
    <RaceRequestRows label="Race requests">
      <RaceRequestRow {...args} />
      <RaceRequestRow {...args} mine={!args.mine} />
    </RaceRequestRows>
  ),
});

export const Default = meta.story();

export const LongWords = meta.story({ args: { name: unbroken, summary: unbroken } });

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestLink = meta.story({
  name: 'Test: the row leads to the request, and says which are the player’s',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Harbour Light Handicap' });
    await expect(first).toHaveAttribute('href', '/races/requests/q1');
    await expect(canvas.getAllByText('Yours')).toHaveLength(1);
  },
});
