import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { autoProgrammes } from '../../../fixtures/training';
import { ChoiceCardSkeleton } from '../../../primitives/ChoiceCard/ChoiceCardSkeleton';
import { Grid } from '../../../primitives/Grid/Grid';
import { AutoProgrammeCard, type AutoProgrammeCardProps } from './AutoProgrammeCard';

const onSelect = fn<AutoProgrammeCardProps['onSelect']>();

const meta = preview.meta({
  title: 'Components/Training/AutoProgrammeCard',
  component: AutoProgrammeCard,
  args: { ...autoProgrammes.balanced, onSelect } satisfies AutoProgrammeCardProps,
  parameters: { maxInlineSize: 1100 },
});

export const Default = meta.story();

/** The programme that is going to be started. */
export const Selected = meta.story({ args: { selected: true } });

/** The stable could not pay for one session. */
export const Unavailable = meta.story({
  args: { unavailableReason: 'You have too few credits for one session' },
});

export const LongName = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram' },
});

/** The programmes are on their way. */
export const Loading = meta.story({ render: () => <ChoiceCardSkeleton /> });

/** The four of the auto-trainer. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={230}>
      <AutoProgrammeCard {...autoProgrammes.balanced} selected onSelect={onSelect} />
      <AutoProgrammeCard {...autoProgrammes.speed} onSelect={onSelect} />
      <AutoProgrammeCard {...autoProgrammes.endurance} onSelect={onSelect} />
      <AutoProgrammeCard
        {...autoProgrammes.recovery}
        unavailableReason="You have too few credits for one session"
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
    await userEvent.click(canvas.getByRole('button', { name: 'Balanced', pressed: false }));
    await expect(onSelect).toHaveBeenCalledWith({ programmeId: 'auto-balanced' });
  },
});
