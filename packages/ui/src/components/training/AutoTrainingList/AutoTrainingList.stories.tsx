import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { inAutoTraining } from '../../../fixtures/training';
import { AutoTrainingList, type AutoTrainingListProps } from './AutoTrainingList';

const meta = preview.meta({
  title: 'Components/Training/AutoTrainingList',
  component: AutoTrainingList,
  tags: ['vrt'],
  args: {
    items: inAutoTraining,
    onStop: fn<AutoTrainingListProps['onStop']>(),
  } satisfies AutoTrainingListProps,
});

export const Default = meta.story({ globals: { theme: 'both' } });

/** The second horse is being taken out of training. */
export const Stopping = meta.story({ args: { stopping: 'h3' }, tags: ['!vrt'] });

/** Nothing is trained by itself yet. */
export const Empty = meta.story({ args: { items: [] } });

/** The horses are on their way. */
export const Loading = meta.story({ args: { items: [], loading: true } });

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestStops = meta.story({
  name: 'Test: each horse is stopped on its own',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Stop auto-training of Turf Legend' }),
    );
    await expect(args.onStop).toHaveBeenCalledWith({ horseId: 'h3' });
  },
});

export const TestEmpty = meta.story({
  name: 'Test: an empty list says so in the words of the game',
  tags: ['!autodocs', '!vrt'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No horses currently in auto-training')).toBeVisible();
  },
});
