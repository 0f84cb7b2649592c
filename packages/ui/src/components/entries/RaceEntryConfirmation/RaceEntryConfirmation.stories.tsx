import { expect, fn, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Select } from '../../../primitives/Select/Select';
import {
  type EntryProgress,
  RaceEntryConfirmation,
  type RaceEntryConfirmationProps,
} from './RaceEntryConfirmation';

const unsuitable: EntryProgress = {
  state: 'barred',
  refusal: 'This horse is not suitable for this race type',
};

const seedHash = '5f1c9b0a7d3e48266b94e0c1a2f7d85013c6be49f08a7d62e51b3c9f0d7a4e18';

const meta = preview.meta({
  title: 'Components/Entries/RaceEntryConfirmation',
  component: RaceEntryConfirmation,
  tags: ['vrt'],
  args: {
    horse: 'Silver Comet',
    portrait: faces.grey,
    silks: silks.silverBirch,
    race: 'Ashford Stakes',
    entryFee: '$1,200',
    potentialPrize: '$27,500',
    progress: { state: 'ready' },
    onConfirm: fn<RaceEntryConfirmationProps['onConfirm']>(),
  } satisfies RaceEntryConfirmationProps,
});

export const Default = meta.story();

/** The owner may ask for something besides. */
export const WithChoice = meta.story({
  tags: ['!vrt'],
  args: {
    choice: (
      <Select
        label="Jockey"
        options={[{ value: '', label: 'No preference' }]}
        value=""
        hint="The last jockey keeps the ride, if free."
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Jockey' })).toBeVisible();
  },
});

/** It is turf in both themes. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The horse's specialty is not in the list the race asks for. */
export const Unsuitable = meta.story({ args: { progress: unsuitable } });

/** The purse of credits does not hold the fee. */
export const TooFewCredits = meta.story({
  args: {
    progress: { state: 'barred', refusal: 'Your stable has too few credits for this.' },
  },
});

/** Another rule of the race forbids it, such as its conditions or a full field. */
export const Barred = meta.story({
  args: {
    progress: {
      state: 'barred',
      refusal: 'This race is full: twice as many are entered as can run. Choose another race.',
    },
  },
});

/** Nothing forbids the entry, but the owner should know. */
export const Advised = meta.story({
  args: {
    progress: {
      state: 'ready',
      advice: 'It ran less than two days before this race, which costs it about a length.',
    },
  },
});

/** The entry is on its way. */
export const Busy = meta.story({ args: { progress: { state: 'busy' } } });

/** The server checked again, and something has changed since the page was read. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'Entries for this race have closed' } },
});

/** With what the entry was answered, for the player to keep. */
export const Done = meta.story({
  args: { progress: { state: 'done', paid: true, raceHref: '/races/r1', seedHash } },
});

export const DoneOnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { progress: { state: 'done', paid: true, raceHref: '/races/r1', seedHash } },
});

export const TestHoldsTheHash = meta.story({
  name: 'Test: the hash that the entry was answered with can be copied whole',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'done', paid: true, raceHref: '/races/r1', seedHash } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5f1c9b0a…0d7a4e18')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy seed hash' }));
    await expect(await canvas.findByRole('button', { name: 'seed hash copied' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(seedHash);
  },
});

export const TestDoneFree = meta.story({
  name: 'Test: of a free race nobody reads that a fee was paid',
  tags: ['!autodocs', '!vrt'],
  args: {
    entryFee: 'Free',
    progress: { state: 'done', paid: false, raceHref: '/races/r1', seedHash },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Entered. The horse is declared.$/);
  },
});

/** More are entered than can run: what the owner should know before paying. */
export const Balloted = meta.story({
  args: {
    progress: {
      state: 'ready',
      advice:
        'With this entry 15 are entered and 12 run: a ballot decides when entries close. If it leaves the horse out, the fee comes back and the horse is free.',
    },
  },
});

export const TestBalloted = meta.story({
  name: 'Test: of an entry for a ballot nobody reads that the horse is declared',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'done', paid: true, balloted: true, raceHref: '/r', seedHash } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Entered. The fee is paid, and a ballot decides whether the horse runs.$/,
    );
  },
});

export const LongNames = meta.story({
  args: {
    horse: 'The Thirty-Seventh Marquis of Wetherby Moor',
    race: 'The Saltmarsh Park Two-Year-Old Novice Stakes',
    entryFee: '$12,000',
    potentialPrize: '$1,500,000',
  },
});

/** Sixty characters that no line can be broken at. */
export const UnbrokenNames = meta.story({
  tags: ['!vrt'],
  args: { horse: unbroken, race: unbroken, progress: { state: 'barred', refusal: unbroken } },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { progress: unsuitable },
});

export const TestConfirms = meta.story({
  name: 'Test: the entry is confirmed once',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Entry' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const TestBusy = meta.story({
  name: 'Test: while the entry is on its way a second press does nothing',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'busy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Entry' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const TestUnsuitable = meta.story({
  name: 'Test: an unsuitable horse cannot be entered, and the bar says why',
  tags: ['!autodocs', '!vrt'],
  args: { progress: unsuitable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cannot Enter' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This horse is not suitable for this race type',
    );
  },
});
