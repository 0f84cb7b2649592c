import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { trainingHistory } from '../../../fixtures/training';
import { TrainingHistoryTable, type TrainingHistoryTableProps } from './TrainingHistoryTable';

const meta = preview.meta({
  title: 'Components/Training/TrainingHistoryTable',
  component: TrainingHistoryTable,
  args: { rows: trainingHistory } satisfies TrainingHistoryTableProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Each row becomes a card where there is no room for columns. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  args: { rows: trainingHistory.slice(0, 2) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongName = meta.story({
  args: {
    rows: trainingHistory.map((row) => ({
      ...row,
      horse: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram',
    })),
  },
});

/** The auto-trainer has never been used. */
export const Empty = meta.story({ args: { rows: [] } });

/** The history is on its way. */
export const Loading = meta.story({ args: { rows: [], loading: true } });

export const TestRow = meta.story({
  name: 'Test: a row is named by its horse and tells the cost',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Training History' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /Silver Comet/ });
    await expect(row).toHaveTextContent('$9,200');
    await expect(row).toHaveTextContent('Completed');
    await expect(row).toHaveTextContent('5 × condition 96% or more');
    await expect(canvas.getByRole('row', { name: /Turf Legend/ })).toHaveTextContent('None');
  },
});
