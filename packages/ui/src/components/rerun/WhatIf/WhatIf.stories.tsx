import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { runnersOfStakes, whatIfRows } from '../../../fixtures/explanations';
import { unbroken } from '../../../fixtures/names';
import { WhatIf, type WhatIfAnswer, type WhatIfChoice, type WhatIfProps } from './WhatIf';
import { WhatIfInvitation } from './WhatIfInvitation';

const choice = (value: string, ...labels: readonly string[]): WhatIfChoice => ({
  options: labels.map((label) => ({ value: label, label })),
  value,
  onSelect: fn<WhatIfChoice['onSelect']>(),
});

const changes = [
  'Going: Soft instead of Good',
  'Silver Comet: stall 1 instead of 4',
  'Morning Glory: stall 4 instead of 1',
  'Silver Comet: carries 10-0 instead of 9-4',
];

const done = (answer: WhatIfAnswer) =>
  ({ rerun: { state: 'done', answer } }) satisfies Partial<WhatIfProps>;

const tried = {
  ...done({
    verdict: 'Morning Glory wins by 1 length; in the race it was 2nd.',
    rows: whatIfRows,
  }),
  going: choice('Soft', 'Good', 'Good to Soft', 'Soft'),
  stall: choice('1', '1', '2', '3', '4'),
  weight: choice('10-0', '9-4', '10-0'),
  changes,
  undoable: true,
} satisfies Partial<WhatIfProps>;

const meta = preview.meta({
  title: 'Components/Rerun/WhatIf',
  component: WhatIf,
  args: {
    rerun: { state: 'idle' },
    going: choice('Good', 'Good', 'Good to Soft', 'Soft'),
    runner: { options: runnersOfStakes, value: 'h1', onSelect: fn<WhatIfChoice['onSelect']>() },
    stall: choice('4', '1', '2', '3', '4'),
    weight: choice('9-4', '9-4', '10-0'),
    riding: choice('Prominent', 'Leads', 'Prominent', 'Midfield', 'Held up'),
    changes: [],
    undoable: false,
    myHorseIds: ['h3'],
    onUndo: fn<WhatIfProps['onUndo']>(),
    onReset: fn<WhatIfProps['onReset']>(),
    onShare: fn<WhatIfProps['onShare']>(),
    onStart: fn<WhatIfProps['onStart']>(),
    onHide: fn<WhatIfProps['onHide']>(),
  } satisfies WhatIfProps,
});

/** Before it is wanted: nothing that it takes has been fetched. */
export const Default = meta.story({
  render: ({ onStart }) => <WhatIfInvitation busy={false} onStart={onStart} />,
});

/** The race is run again for the first time. */
export const Running = meta.story({ args: { rerun: { state: 'running' } } });

/** Opened, and nothing is changed yet. */
export const Unchanged = meta.story({
  args: done({
    verdict: 'Silver Comet wins by a head, as it won the race.',
    rows: whatIfRows.map((row) => ({ ...row, changed: false, slower: '0.00' })),
  }),
});

export const Tried = meta.story({ tags: ['vrt'], args: tried });

/** The worker could not be started, or could not read the race. */
export const Failed = meta.story({
  args: { rerun: { state: 'failed', problem: 'The published card cannot be read.' } },
});

export const OnPhone = meta.story({
  tags: ['vrt'],
  args: tried,
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

/** Sixty characters that no line can be broken at. */
export const LongNames = meta.story({
  args: {
    ...tried,
    ...done({
      verdict: `${unbroken} wins by 1 length.`,
      rows: whatIfRows.map((row) => ({ ...row, horse: unbroken })),
    }),
    changes: [`${unbroken}: stall 1 instead of 4`],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestChanges = meta.story({
  name: 'Test: each thing can be changed, taken back, reset and sent to others',
  tags: ['!autodocs'],
  args: tried,
  play: async ({ args, canvas, userEvent }) => {
    const picks = [
      ['Going', 'Good to Soft', args.going],
      ['Runner', 'h2', args.runner],
      ['Stall', '3', args.stall],
      ['Weight', '9-4', args.weight],
      ['Ridden', 'Held up', args.riding],
    ] as const;
    for (const [name, value, { onSelect }] of picks) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name }), value);
      await expect(onSelect).toHaveBeenCalledWith({ value });
    }
    for (const [name, called] of [
      ['Undo', args.onUndo],
      ['Reset', args.onReset],
      ['Copy a link', args.onShare],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(called).toHaveBeenCalledOnce();
    }
    const told = within(canvas.getByRole('region', { name: 'What is changed' }));
    await expect(told.getAllByRole('listitem')).toHaveLength(changes.length);
  },
});

export const TestNothingToTakeBack = meta.story({
  name: 'Test: as long as nothing is changed there is nothing to take back or to send',
  tags: ['!autodocs'],
  args: done({ verdict: 'Silver Comet wins, as it won the race.', rows: whatIfRows }),
  play: async ({ canvas }) => {
    for (const name of ['Undo', 'Reset', 'Copy a link']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getByText(/^Nothing is changed yet/)).toBeVisible();
  },
});

export const TestSaysWhatIsEqual = meta.story({
  name: 'Test: it says what is held equal, and each row what it did in the race',
  tags: ['!autodocs'],
  args: tried,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The seed is that of the race/)).toBeVisible();
    const row = canvas.getByRole('row', { name: /Silver Comet/ });
    await expect(within(row).getByRole('cell', { name: '1st in 1:23.41' })).toBeVisible();
    await expect(within(row).getByRole('link', { name: 'Silver Comet' })).toHaveAttribute(
      'href',
      '/horses/h1',
    );
  },
});
