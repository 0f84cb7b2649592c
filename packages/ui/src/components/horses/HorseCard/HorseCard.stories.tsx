import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { horses } from '../../../fixtures/horses';
import { Countdown } from '../../badges/Countdown/Countdown';
import {
  HorseCard,
  type HorseCardChoice,
  type HorseCardDetails,
  type HorseCardLinks,
} from './HorseCard';
import { HorseCardSkeleton } from './HorseCardSkeleton';

const onSelect = fn<HorseCardChoice['onSelect']>();

/** The card that is read. As a choice it has stories that draw it so. */
const LinkedCard: ComponentType<HorseCardDetails & HorseCardLinks> = HorseCard;

const meta = preview.meta({
  title: 'Components/Horses/HorseCard',
  component: LinkedCard,
  tags: ['vrt'],
  args: {
    ...horses.silverComet,
    href: '/horses/h1',
    trainHref: '/stable/train?horse=h1',
    enterHref: '/stable/enter-race?horse=h1',
  } satisfies HorseCardDetails & HorseCardLinks,
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

/** In Enter Race the whole card is the choice. */
export const Choice = meta.story({
  render: () => <HorseCard {...horses.morningGlory} selected={false} onSelect={onSelect} />,
});

/** The horse that is going to be entered. */
export const Selected = meta.story({
  globals: { theme: 'both' },
  render: () => <HorseCard {...horses.silverComet} selected onSelect={onSelect} />,
});

/** Shown, never hidden: the player must see why the horse cannot run. */
export const Unavailable = meta.story({
  globals: { theme: 'both' },
  render: () => (
    <HorseCard
      {...horses.turfLegend}
      selected={false}
      unavailableReason="Already entered for the Kingsmere Mile"
      onSelect={onSelect}
    />
  ),
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

export const TestSelects = meta.story({
  name: 'Test: pressing the card chooses the horse',
  tags: ['!autodocs', '!vrt'],
  render: () => <HorseCard {...horses.silverComet} selected={false} onSelect={onSelect} />,
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Silver Comet', pressed: false }));
    await expect(onSelect).toHaveBeenCalledWith({ horseId: 'h1' });
  },
});

export const TestUnavailable = meta.story({
  name: 'Test: an unavailable horse says why and cannot be chosen',
  tags: ['!autodocs', '!vrt'],
  render: () => (
    <HorseCard
      {...horses.turfLegend}
      selected={false}
      unavailableReason="Already entered for the Kingsmere Mile"
      onSelect={onSelect}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await userEvent.tab();
    const card = canvas.getByRole('button', { name: 'Turf Legend' });
    await expect(card).toHaveFocus();
    await expect(card).toHaveAccessibleDescription('Already entered for the Kingsmere Mile');
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).not.toHaveBeenCalled();
  },
});

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
