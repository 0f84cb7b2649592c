import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { WinnersMoment, type WinnersMomentProps } from './WinnersMoment';

const meta = preview.meta({
  title: 'Components/Races/WinnersMoment',
  component: WinnersMoment,
  args: {
    horse: 'Silver Comet',
    race: 'Ashford Mile',
    where: 'Ashford Downs · Saturday 14 March 2026, 14:30',
    prize: '$25,000',
    stable: 'Silver Birch',
    silks: silks.silverBirch,
    portrait: { horseId: 'silver-comet', coat: 'Grey', sex: 'male', age: 4 },
    onDismiss: fn(),
  } satisfies WinnersMomentProps,
});

/** Its owner opens the official result for the first time. */
export const Default = meta.story({
  tags: ['vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Silver Comet has won the Ashford Mile: $25,000 for Silver Birch',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** A race without a prize, won by a light horse in dark colours. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  args: {
    prize: null,
    horse: 'Corrigan Bay Lighthouse Keeper',
    race: 'Breeders’ Association Anniversary Cup',
    stable: 'Ironside',
    silks: silks.ironside,
    portrait: { horseId: 'keeper', coat: 'Chestnut', sex: 'female', age: 3 },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
