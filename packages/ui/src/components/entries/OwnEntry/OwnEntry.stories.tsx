import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Select } from '../../../primitives/Select/Select';
import { OwnEntry, type OwnEntryProps } from './OwnEntry';

const meta = preview.meta({
  title: 'Components/Entries/OwnEntry',
  component: OwnEntry,
  args: {
    horse: 'Silver Comet',
    portrait: faces.grey,
    silks: silks.silverBirch,
    race: 'Ashford Stakes',
    fee: '$250',
    progress: { state: 'entered' },
    children: (
      <Select
        label="Orders for Silver Comet"
        options={[{ value: '1', label: 'Prominent, its own way' }]}
        value="1"
        hint="The jockey alone hears them. They show on the racecard once entries close."
        onChange={fn()}
      />
    ),
    onWithdraw: fn<OwnEntryProps['onWithdraw']>(),
  } satisfies OwnEntryProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const Dark = meta.story({ tags: ['vrt'], globals: { theme: 'dark' } });

/** More are entered than can run. */
export const Balloted = meta.story({
  tags: ['vrt'],
  args: { ballot: '15 entered, 12 run: a ballot decides when entries close.' },
});

/** A free race pays nothing back. */
export const Free = meta.story({ args: { fee: null } });

/** The place is free again. */
export const Withdrawn = meta.story({ tags: ['vrt'], args: { progress: { state: 'withdrawn' } } });

export const WithdrawnFromFree = meta.story({
  args: { fee: null, progress: { state: 'withdrawn' } },
});

export const LongName = meta.story({ tags: ['vrt'], args: { horse: unbroken } });

/** Asked for again before anything is done; what changes nothing has the focus. */
export const Asked = meta.story({
  tags: ['vrt'],
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw Silver Comet' }));
    await expect(screen.getByRole('dialog', { name: 'Withdraw Silver Comet?' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep the entry' })).toHaveFocus();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

export const TestAskedTwice = meta.story({
  name: 'Test: the second press withdraws, and another way out does not',
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Withdraw Silver Comet' });
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: 'Keep the entry' }));
    await expect(first).toHaveFocus();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
});

export const TestBusy = meta.story({
  name: 'Test: while it is being done it cannot be asked for again',
  args: { progress: { state: 'busy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw Silver Comet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
});

/** The server has the last word. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'Entries have closed. The field is final.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw Silver Comet' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('The field is final');
  },
});
