import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { strikeRates } from '../../../fixtures/statistics';
import { StrikeRateTable, type StrikeRateTableProps } from './StrikeRateTable';

const meta = preview.meta({
  title: 'Components/Statistics/StrikeRateTable',
  component: StrikeRateTable,
  args: {
    caption: 'Runs by distance',
    by: 'Distance',
    rows: strikeRates,
  } satisfies StrikeRateTableProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Each row becomes a card where there is no room for columns. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A jockey may be called anything. */
export const LongName = meta.story({
  args: {
    rows: strikeRates.map((row) => ({
      ...row,
      label: `${row.label} Wetherbymoorsaltmarshparkmontesereno`,
    })),
  },
});

export const TestRow = meta.story({
  name: 'Test: a row tells its runs, what was expected of them, and how far that can be told',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Mile/ })).toHaveTextContent(
      'Mile9624 25%51%12.11.98 Above$96,300',
    );
    await expect(canvas.getByRole('row', { name: /^Long Distance/ })).not.toHaveTextContent(
      /Above|Below|As expected/,
    );
  },
});
