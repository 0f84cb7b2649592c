import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { luckRows } from '../../../fixtures/explanations';
import { unbroken } from '../../../fixtures/names';
import { LuckReport, type LuckReportProps } from './LuckReport';
import type { LuckRow } from './LuckTable';

const finishedWith = (rows: readonly LuckRow[]) =>
  ({ rerun: { state: 'done', answer: { reruns: 1000, rows } } }) satisfies Partial<LuckReportProps>;

const finished = finishedWith(luckRows);

const running = {
  rerun: { state: 'running', soFar: { reruns: 350, rows: luckRows } },
} satisfies Partial<LuckReportProps>;

const meta = preview.meta({
  title: 'Components/Rerun/LuckReport',
  component: LuckReport,
  tags: ['vrt'],
  args: {
    rerun: { state: 'idle' },
    of: 1000,
    onStart: fn<LuckReportProps['onStart']>(),
    onHide: fn<LuckReportProps['onHide']>(),
  } satisfies LuckReportProps,
});

export const Default = meta.story();

/** Pressed: the first chunk of re-runs is not back yet. */
export const Started = meta.story({
  args: { rerun: { state: 'running', soFar: null } },
  tags: ['!vrt'],
});

/** The table fills in while the race is run again. */
export const Running = meta.story({ args: running });

export const Done = meta.story({ args: finished });

/** One of the runners carried the player's colours. */
export const Mine = meta.story({
  args: { ...finished, myHorseIds: ['h4'] },
  globals: { theme: 'dark' },
});

/** The worker could not be started, or could not read the race. */
export const Failed = meta.story({
  args: { rerun: { state: 'failed', problem: 'The published card cannot be read.' } },
});

/** Below 600 px each runner is a card, and every figure carries its label. */
export const OnPhone = meta.story({
  args: { ...finishedWith(luckRows.slice(0, 4)), myHorseIds: ['h2'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongNames = meta.story({
  args: {
    ...finishedWith(
      luckRows.slice(0, 3).map((row, i) => ({
        ...row,
        place: row.place + 9,
        horse: i === 0 ? unbroken : `${row.horse}, Marquis of Wetherby Moor`,
      })),
    ),
    myHorseIds: ['h1'],
  },
});

export const TestAsks = meta.story({
  name: 'Test: pressing the button asks for the report',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Measure the luck' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const TestRunningOnce = meta.story({
  name: 'Test: while it runs, how far it is can be heard, and a second press asks nothing',
  tags: ['!autodocs', '!vrt'],
  args: { ...running, onStart: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Re-runs' })).toHaveAttribute(
      'aria-valuetext',
      '350 of 1,000',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Running…' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

export const TestReadsOut = meta.story({
  name: 'Test: a runner is read out with place, share won and luck, and the report can be put away',
  tags: ['!autodocs', '!vrt'],
  args: { ...finished, myHorseIds: ['h4'] },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Place 4 Iron Duchess Yours/ });
    await expect(within(row).getByRole('meter', { name: 'Re-runs won' })).toHaveAttribute(
      'aria-valuetext',
      '32%',
    );
    await expect(within(row).getByRole('cell', { name: '−2.6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the report' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
});
