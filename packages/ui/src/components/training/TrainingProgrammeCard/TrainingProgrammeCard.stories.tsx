import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { programmes } from '../../../fixtures/training';
import { ChoiceCardSkeleton } from '../../../primitives/ChoiceCard/ChoiceCardSkeleton';
import { Grid } from '../../../primitives/Grid/Grid';
import { TrainingProgrammeCard, type TrainingProgrammeCardProps } from './TrainingProgrammeCard';

const onSelect = fn<TrainingProgrammeCardProps['onSelect']>();

const meta = preview.meta({
  title: 'Components/Training/TrainingProgrammeCard',
  component: TrainingProgrammeCard,
  args: { ...programmes.speed, onSelect } satisfies TrainingProgrammeCardProps,
  parameters: { maxInlineSize: 1040 },
});

export const Default = meta.story();

/** The programme that the session is going to follow. */
export const Selected = meta.story({ args: { selected: true } });

/** The horse has too little left for this work, and the card says so. */
export const Unavailable = meta.story({
  args: { unavailableReason: 'Silver Comet has too little energy' },
});

export const LongName = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram',
    duration: '1 hour 45 minutes',
    benefits: ['+0.28 Speed', '+0.09 Acceleration', '+0.19 Recovery', '+0.09 Balance'],
  },
});

/** The programmes are on their way. */
export const Loading = meta.story({ render: () => <ChoiceCardSkeleton /> });

/** As on the training page: the first chosen, the last out of reach. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={280}>
      <TrainingProgrammeCard {...programmes.speed} selected onSelect={onSelect} />
      <TrainingProgrammeCard {...programmes.agility} onSelect={onSelect} />
      <TrainingProgrammeCard
        {...programmes.endurance}
        unavailableReason="Silver Comet has too little energy"
        onSelect={onSelect}
      />
    </Grid>
  ),
});

export const TestSelects = meta.story({
  name: 'Test: pressing the card chooses the programme',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Speed', pressed: false }));
    await expect(onSelect).toHaveBeenCalledWith({ programmeId: 'speed' });
    await expect(canvas.getByRole('list', { name: 'Benefits' })).toHaveTextContent('+0.28 Speed');
  },
});
