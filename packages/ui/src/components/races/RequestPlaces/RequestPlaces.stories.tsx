import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { type RequestPlace, RequestPlaces, type RequestPlacesProps } from './RequestPlaces';

const joined: RequestPlace[] = [
  {
    horseId: 'h1',
    horse: 'Silver Comet',
    horseHref: '/horses/h1',
    stable: 'Hillcrest',
    stableHref: '/stables/s1',
    silks: silks.hillcrest,
    rating: { value: 58, band: 'blue' },
    mine: true,
  },
  {
    horseId: 'h2',
    horse: 'Morning Glory',
    horseHref: '/horses/h2',
    stable: 'Silver Birch',
    stableHref: '/stables/s2',
    silks: silks.silverBirch,
    rating: { value: 52, band: 'blue' },
    mine: false,
  },
];

const meta = preview.meta({
  title: 'Components/Races/RequestPlaces',
  component: RequestPlaces,
  args: { joined, places: 5 } satisfies RequestPlacesProps,
  parameters: { maxInlineSize: 760 },
});

/** Two have joined, and three places are free. */
export const Default = meta.story();

/** All places are taken. */
export const Full = meta.story({ args: { places: 2 } });

export const LongWords = meta.story({
  args: { joined: joined.map((each) => ({ ...each, horse: unbroken, stable: unbroken })) },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestPlaces = meta.story({
  name: 'Test: every place is a line, and the player’s own says so',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem');
    await expect(places).toHaveLength(5);
    await expect(canvas.getAllByText('Free place')).toHaveLength(3);
    const own = places.filter((each) => within(each).queryByText('Yours'));
    await expect(own).toHaveLength(1);
    await expect(own[0]).toHaveTextContent('Silver Comet');
  },
});
