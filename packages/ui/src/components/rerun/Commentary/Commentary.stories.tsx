import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commentaryLines } from '../../../fixtures/explanations';
import { unbroken } from '../../../fixtures/names';
import { Commentary, type CommentaryProps } from './Commentary';

const told = {
  rerun: { state: 'done', answer: commentaryLines },
} satisfies Partial<CommentaryProps>;

const meta = preview.meta({
  title: 'Components/Rerun/Commentary',
  component: Commentary,
  tags: ['vrt'],
  args: {
    rerun: { state: 'idle' },
    onStart: fn<CommentaryProps['onStart']>(),
    onHide: fn<CommentaryProps['onHide']>(),
  } satisfies CommentaryProps,
});

export const Default = meta.story();

/** Pressed; the race is run again in an instant. */
export const Running = meta.story({ args: { rerun: { state: 'running' } }, tags: ['!vrt'] });

export const Told = meta.story({ args: told });

/** The worker could not be started, or could not read the race. */
export const Failed = meta.story({
  args: { rerun: { state: 'failed', problem: 'The published card cannot be read.' } },
});

export const OnPhone = meta.story({
  args: told,
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

/** Sixty characters that no line can be broken at. */
export const LongNames = meta.story({
  args: {
    rerun: {
      state: 'done',
      answer: commentaryLines.map(({ time, text }) => ({
        time,
        text: text.replaceAll('Silver Comet', unbroken),
      })),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestAsks = meta.story({
  name: 'Test: pressing the button asks for the race to be told',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the race' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const TestOrdered = meta.story({
  name: 'Test: the lines are a list in order, each with its time, and can be put away',
  tags: ['!autodocs', '!vrt'],
  args: told,
  play: async ({ args, canvas, userEvent }) => {
    const lines = within(canvas.getByRole('list', { name: 'Commentary' })).getAllByRole('listitem');
    await expect(lines).toHaveLength(commentaryLines.length);
    await expect(lines[2]).toHaveTextContent(/^0:13.*Golden Mile shows them the way\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the commentary' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
});
