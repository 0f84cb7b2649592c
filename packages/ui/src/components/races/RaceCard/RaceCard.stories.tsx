import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { races } from '../../../fixtures/races';
import { Countdown } from '../../badges/Countdown/Countdown';
import {
  RaceCard,
  type RaceCardChoice,
  type RaceCardDetails,
  type RaceCardLinks,
} from './RaceCard';

const onSelect = fn<RaceCardChoice['onSelect']>();
const enterHref = '/stable/enter-race?race=r1';

const closesIn = (seconds: number) => (
  <Countdown label="Entries close in" seconds={seconds} done="Entries closed" />
);

/** The card of the programme. As a choice it has stories that draw it so. */
const LinkedCard: ComponentType<RaceCardDetails & RaceCardLinks> = RaceCard;

const unsuitable = { unsuitable: 'Sprint and Mile horses only; two-year-olds only.' };

const meta = preview.meta({
  title: 'Components/Races/RaceCard',
  component: LinkedCard,
  tags: ['vrt'],
  args: {
    ...races.ashford,
    detailsHref: '/races/r1',
    enterHref,
  } satisfies RaceCardDetails & RaceCardLinks,
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Matrix' ? 'none' : 340 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** It counts to a championship, and the chosen horse needs the points. */
export const Qualifier = meta.story({
  tags: ['!vrt'],
  args: {
    championship: { words: 'Win and you are in · Fillies and Mares · 50-25-15-10-5' },
    suitability: 'suitable',
    prospect: { inWords: 'About 1 in 6.', reason: 'A win takes it into the Mile final.' },
  },
});

/** The last minutes: the time left is counted. */
export const ClosingSoon = meta.story({ args: { ...races.kingsmere, countdown: closesIn(74) } });

/** More are entered than can run. */
export const Balloted = meta.story({
  args: {
    ...races.kingsmere,
    status: 'ballot',
    entries: 15,
    maxEntries: 12,
    ballot: '15 entered, 12 run: a ballot decides when entries close.',
    countdown: closesIn(474),
  },
});

/** No place is left, so there is nothing to press but the details. */
export const Full = meta.story({
  render: () => <RaceCard {...races.harbour} detailsHref="/races/r2" />,
});

/** One of the player's own horses runs. */
export const Entered = meta.story({
  render: () => <RaceCard {...races.maiden} detailsHref="/races/r4" />,
});

/** Entries are closed, and the field is published. */
export const Closed = meta.story({
  render: () => <RaceCard {...races.ashford} status="closed" detailsHref="/races/r1" />,
});

/** The chosen horse's specialty fits. */
export const Suitable = meta.story({
  globals: { theme: 'both' },
  render: () => (
    <RaceCard {...races.ashford} suitability="suitable" selected={false} onSelect={onSelect} />
  ),
});

/** What the race promises the chosen horse. */
export const Prospect = meta.story({
  globals: { theme: 'both' },
  render: () => (
    <RaceCard
      {...races.ashford}
      suitability="suitable"
      prospect={{
        inWords: 'Chance of a win: 12%, about 1 in 8.',
        reason:
          'Against the 5 entered and the 4 reserves of the house that would fill the field. 4 lb worse at the weights than the best of them.',
      }}
      selected={false}
      onSelect={onSelect}
    />
  ),
});

/** Dimmed, yet every word can still be read, and the card can still be chosen to hear why. */
export const NotSuitable = meta.story({
  globals: { theme: 'both' },
  render: () => (
    <RaceCard {...races.harbour} suitability={unsuitable} selected={false} onSelect={onSelect} />
  ),
});

/** The horse runs in another race first, and may be entered again when that is over. */
export const EnteredElsewhere = meta.story({
  globals: { theme: 'both' },
  render: () => (
    <RaceCard
      {...races.kingsmere}
      suitability={{
        engaged:
          'Silver Comet runs in the Ashford Stakes, today 14:30. It can be entered after that.',
      }}
      selected={false}
      onSelect={onSelect}
    />
  ),
});

/** The race the horse is going to be entered for. */
export const Selected = meta.story({
  globals: { theme: 'both' },
  render: () => <RaceCard {...races.ashford} suitability="suitable" selected onSelect={onSelect} />,
});

export const LongName = meta.story({
  args: {
    name: 'The Saltmarsh Park Two-Year-Old Novice Stakes',
    prize: '$1,500,000',
    entryFee: '$45,000',
    going: { description: 'Standard to Slow', value: 60 },
    conditions:
      'For two-year-olds rated 60 or less, owned by stables in their first four weeks, which have never won a race',
  },
});

/** Sixty characters that no line can be broken at. */
export const UnbrokenName = meta.story({
  args: { name: unbroken, track: unbroken, conditions: unbroken, surface: 'Turf' },
});

/** The horses are being loaded, or run. */
export const InProgress = meta.story({
  tags: ['!vrt'],
  render: () => <RaceCard {...races.ashford} status="inProgress" detailsHref="/races/r1" />,
});

/** The race could not be run, and every fee was paid back. */
export const Void = meta.story({
  tags: ['!vrt'],
  render: () => <RaceCard {...races.ashford} status="void" detailsHref="/races/r1" />,
});

/** A race to enter, one that is chosen and one that does not suit, side by side. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
        gap: 16,
      }}
    >
      <RaceCard
        {...races.kingsmere}
        countdown={closesIn(42)}
        detailsHref="/races/r3"
        enterHref={enterHref}
      />
      <RaceCard {...races.ashford} suitability="suitable" selected onSelect={onSelect} />
      <RaceCard {...races.harbour} suitability={unsuitable} selected={false} onSelect={onSelect} />
    </div>
  ),
});

export const TestEnters = meta.story({
  name: 'Test: Enter Race is a link that names the race it leads to',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter Race Ashford Stakes' })).toHaveAttribute(
      'href',
      enterHref,
    );
  },
});

export const TestSelects = meta.story({
  name: 'Test: an unsuitable race can be chosen too',
  tags: ['!autodocs', '!vrt'],
  render: () => (
    <RaceCard {...races.harbour} suitability={unsuitable} selected={false} onSelect={onSelect} />
  ),
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour Sprint', pressed: false }));
    await expect(onSelect).toHaveBeenCalledWith({ raceId: 'r2' });
    await expect(canvas.getByText('Not Suitable')).toBeVisible();
    await expect(canvas.getByText(unsuitable.unsuitable)).toBeVisible();
  },
});
