import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessions } from '../../../fixtures/training';
import { TrainingSessionsTable, type TrainingSessionsTableProps } from './TrainingSessionsTable';

const meta = preview.meta({
  title: 'Components/Training/TrainingSessionsTable',
  component: TrainingSessionsTable,
  args: { rows: sessions } satisfies TrainingSessionsTableProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Each row becomes a card where there is no room for columns. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongName = meta.story({
  args: {
    rows: sessions.map((row) => ({
      ...row,
      horse: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram',
    })),
  },
});

export const TestRow = meta.story({
  name: 'Test: a row is named by its horse, and tells what the session gave or when it ends',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Training History' })).toBeVisible();
    const [running, done] = [
      canvas.getByRole('row', { name: /Silver Comet/ }),
      canvas.getByRole('row', { name: /Morning Glory/ }),
    ];
    await expect(running).toHaveTextContent('Ends in 1 h 12 min');
    await expect(running).toHaveTextContent('When it ends');
    await expect(done).toHaveTextContent('+0.31 Stamina, +0.18 Recovery');
    await expect(done).toHaveTextContent('Completed');
  },
});
