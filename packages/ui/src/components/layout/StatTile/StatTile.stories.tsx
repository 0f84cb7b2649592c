import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatTile, type StatTileProps } from './StatTile';

const meta = preview.meta({
  title: 'Components/Layout/StatTile',
  component: StatTile,
  args: { label: 'Horses', value: '6' } satisfies StatTileProps,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

/** The dashboard says what the figure leads to. */
export const WithDetail = meta.story({
  args: { label: 'Upcoming races', value: '2', detail: 'Next: Ashford Stakes, 14:30' },
});

/** Money won. */
export const Gold = meta.story({
  args: { label: 'Total earnings', value: '$128,400', gold: true },
});

/** The first day: nothing has happened yet, and that is no mistake. */
export const Nothing = meta.story({ args: { label: 'Total wins', value: '0' } });

/** The figure is on its way, and nothing moves when it arrives. */
export const Loading = meta.story({ args: { label: 'Total wins', value: null } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, inlineSize: 360 }}>
      <StatTile label="Horses" value="6" />
      <StatTile label="Total wins" value="17" detail="from 61 races" />
      <StatTile label="Total earnings" value="$1,284,400" gold />
      <StatTile label="Upcoming races" value="0" detail="Nothing entered" />
      <StatTile label="Credits" value={null} detail="for fees" />
      <StatTile label="Wallet" value="$0" detail="prize money" />
    </div>
  ),
});

export const TestLoading = Loading.extend({
  name: 'Test: a figure that is on its way is no figure',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total wins')).toBeVisible();
    await expect(canvas.getByText('On its way')).toBeInTheDocument();
  },
});
