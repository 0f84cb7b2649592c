import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Countdown } from '../../badges/Countdown/Countdown';
import { ChosenHorse, type ChosenHorseProps } from './ChosenHorse';

const meta = preview.meta({
  title: 'Components/Horses/ChosenHorse',
  component: ChosenHorse,
  args: {
    name: 'Silver Comet',
    summary: '4-year-old Colt · Mile',
    portrait: faces.grey,
    silks: silks.silverBirch,
    rating: { value: 92, band: 'gold' },
    energy: { value: 76, band: 'fit' },
    onChange: fn<ChosenHorseProps['onChange']>(),
  } satisfies ChosenHorseProps,
});

export const Default = meta.story();

export const LongName = meta.story({ args: { name: unbroken } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ChosenHorse {...args} />
      <ChosenHorse
        {...args}
        condition={{ value: 88, band: 'fresh', word: 'Very Good' }}
        atWork={<Countdown label="At work, back in" seconds={4320} done="Back in a moment" />}
      />
      <div style={{ maxInlineSize: 358 }}>
        <ChosenHorse
          {...args}
          summary="4-year-old Colt · Mile · entered for Ashford Stakes, today 23:10"
        />
      </div>
    </div>
  ),
});

export const TestChanges = meta.story({
  name: 'Test: the choice can be taken back',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change horse' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
