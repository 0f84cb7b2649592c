import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { horses } from '../../../fixtures/horses';
import { unbroken } from '../../../fixtures/names';
import { FormGuide } from '../../badges/FormGuide/FormGuide';
import type { HorseCardDetails } from '../HorseCard/HorseCard';
import { HorseChoice, type HorseChoiceProps } from './HorseChoice';
import { HorseChoiceSkeleton } from './HorseChoiceSkeleton';

const toChoose = ({
  horseId,
  name,
  summary,
  specialty,
  portrait,
  silks,
  rating,
  condition,
  energy,
  form,
  figures,
}: HorseCardDetails): HorseChoiceProps => ({
  ...{ horseId, name, portrait, silks, rating, condition, energy },
  summary: `${summary} · ${specialty}`,
  note: <FormGuide form={form} figures={figures} />,
  selected: false,
  onSelect: fn<HorseChoiceProps['onSelect']>(),
});

const meta = preview.meta({
  title: 'Components/Horses/HorseChoice',
  component: HorseChoice,
  args: toChoose(horses.silverComet),
  parameters: { maxInlineSize: 340 },
});

export const Default = meta.story();

/** The horse that is going to be entered. */
export const Selected = meta.story({ args: { selected: true } });

/** Shown, never hidden: the player must see why the horse cannot run. */
export const Unavailable = meta.story({
  args: {
    ...toChoose(horses.turfLegend),
    unavailableReason: 'Already entered for the Kingsmere Mile',
  },
});

export const UnbrokenName = meta.story({ args: { name: unbroken, summary: unbroken } });

/** The horses are on their way. */
export const Loading = meta.story({ render: () => <HorseChoiceSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  parameters: { maxInlineSize: 720 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
      <HorseChoice {...args} />
      <HorseChoice {...args} {...toChoose(horses.morningGlory)} selected />
      <HorseChoice
        {...args}
        {...toChoose(horses.turfLegend)}
        unavailableReason="Already entered for the Kingsmere Mile"
      />
      <HorseChoiceSkeleton />
    </div>
  ),
});

export const TestSelects = meta.story({
  name: 'Test: pressing it anywhere chooses the horse',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Silver Comet', pressed: false }));
    await expect(args.onSelect).toHaveBeenCalledWith({ horseId: 'h1' });
  },
});

export const TestUnavailable = meta.story({
  name: 'Test: an unavailable horse says why and cannot be chosen',
  tags: ['!autodocs'],
  args: { unavailableReason: 'Already entered for the Kingsmere Mile' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const choice = canvas.getByRole('button', { name: 'Silver Comet' });
    await expect(choice).toHaveFocus();
    await expect(choice).toHaveAccessibleDescription('Already entered for the Kingsmere Mile');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});
