import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { horses } from '../../../fixtures/horses';
import { Countdown } from '../../badges/Countdown/Countdown';
import { HorseCard, type HorseCardProps } from './HorseCard';
import { HorseCardSkeleton } from './HorseCardSkeleton';

const meta = preview.meta({
  title: 'Components/Horses/HorseCard',
  component: HorseCard,
  tags: ['vrt'],
  args: {
    ...horses.silverComet,
    href: '/horses/h1',
    trainHref: '/stable/train?horse=h1',
    enterHref: '/stable/enter-race?horse=h1',
  } satisfies HorseCardProps,
  parameters: { maxInlineSize: 340 },
});

export const Default = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The starter horse on the stable's first day. */
export const Newcomer = meta.story({ args: horses.newcomer });

/** Its owner has unfolded what binds the house to the horse's talents. */
export const SealedTalents = meta.story({
  args: { talentsHash: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^c3ab8ff1/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sealed talents'));
    await expect(canvas.getByText(/^c3ab8ff1/)).toBeVisible();
  },
});

/** After a hard campaign: both meters warn before the owner enters it again. */
export const Tired = meta.story({
  render: () => <HorseCard {...horses.turfLegend} trainHref="/stable/train" />,
});

/** Its training session is on: the card counts to its end. */
export const AtWork = meta.story({
  args: { atWork: <Countdown label="Back in" seconds={4320} done="Back in a moment" /> },
});

export const LongName = meta.story({
  args: {
    name: 'The Thirty-Seventh Marquis of Wetherby Moor',
    specialty: 'Middle Distance',
    wins: 112,
    races: 1204,
    earnings: '$12,128,400',
    form: 'WLWLWLLLWW',
  },
});

/** Sixty letters that break nowhere, in the room of a small phone. */
export const UnbrokenName = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram',
    nextRace: {
      text: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopstakes1, 14:30',
      href: '/races/r1',
    },
  },
});

/** The horses are on their way. */
export const Loading = meta.story({ render: () => <HorseCardSkeleton /> });

export const TestReadOnly = meta.story({
  name: 'Test: a card to read has nothing to press but its links',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'Enter Race with Silver Comet' }),
    ).toHaveAttribute('href', '/stable/enter-race?horse=h1');
  },
});
