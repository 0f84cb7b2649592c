import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { rideRows } from '../../../fixtures/jockeys';
import { unbroken } from '../../../fixtures/names';
import { RideTable, type RideTableProps } from './RideTable';

const meta = preview.meta({
  title: 'Components/Jockeys/RideTable',
  component: RideTable,
  args: { caption: 'Rides', rows: rideRows } satisfies RideTableProps,
});

export const Default = meta.story();

/** Booked once the field is frozen, before that asked for. */
export const Ahead = meta.story({
  args: {
    rows: rideRows.map((row, i) => ({
      ...row,
      outcome: { type: i === 0 ? 'booked' : 'asked' },
      prize: null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Booking' })).toBeVisible();
    await expect(canvas.getByText('Asked for')).toBeVisible();
    await expect(canvas.queryByText('Prize')).toBeNull();
  },
});

/** Each ride is a card, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    rows: rideRows.map((row) => ({ ...row, race: unbroken, horse: unbroken, stable: unbroken })),
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestPlace = meta.story({
  name: 'Test: a place is told of how many',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /7 ?of 12/ })).toBeVisible();
  },
});
