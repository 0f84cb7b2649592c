import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Place, type PlaceProps } from './Place';

const meta = preview.meta({
  title: 'Components/Badges/Place',
  component: Place,
  args: { place: 3 } satisfies PlaceProps,
});

export const Default = meta.story();

/** The first is golden. */
export const First = meta.story({ args: { place: 1 } });

/** In a line of form, where nothing else says how many ran. */
export const OfAField = meta.story({ args: { place: 2, of: 9 } });

/** A table that three are honoured by. */
export const Leading = meta.story({ args: { place: 3, label: 'Rank', leading: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 16 }}>
      <Place place={1} />
      <Place place={2} />
      <Place place={14} />
      <Place place={1} of={9} />
      <Place place={7} of={12} />
      <Place place={3} leading />
    </div>
  ),
});

export const TestSpoken = meta.story({
  name: 'Test: who hears it is told what the figure is',
  tags: ['!autodocs'],
  args: { place: 2, label: 'Rank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rank')).toBeInTheDocument();
  },
});
