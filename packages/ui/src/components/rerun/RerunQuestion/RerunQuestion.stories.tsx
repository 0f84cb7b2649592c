import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Text } from '../../../primitives/Text/Text';
import { RerunQuestion, type RerunQuestionProps } from './RerunQuestion';

/** Its answer: how many ran. */
type Question = RerunQuestionProps<number>;

const answered = {
  rerun: { state: 'done', answer: 9 },
  children: <Text>They are off, nine of them.</Text>,
} satisfies Partial<Question>;

const failed = {
  rerun: { state: 'failed', problem: 'The published card cannot be read.' },
} satisfies Partial<Question>;

const meta = preview.meta({
  title: 'Components/Rerun/RerunQuestion',
  component: RerunQuestion<number>,
  args: {
    rerun: { state: 'idle' },
    title: 'How it was run',
    summary: {
      idle: 'Follow the race in words, from the off to the post.',
      running: 'Running the race again…',
      done: (runners) => `As your browser saw the ${runners} of them, running the race again.`,
    },
    button: { start: 'Tell the race', hide: 'Hide the commentary' },
    children: undefined,
    onStart: fn<Question['onStart']>(),
    onHide: fn<Question['onHide']>(),
  } satisfies Question,
});

export const Default = meta.story();

export const Running = meta.story({ args: { rerun: { state: 'running' } } });

/** The answer stands below, until it is put away. */
export const Answered = meta.story({ args: answered });

/** It can be asked once more, in the same words. */
export const Failed = meta.story({ args: failed });

export const TestAsks = meta.story({
  name: 'Test: the button asks, at first and after a failure',
  tags: ['!autodocs'],
  args: failed,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow the race in words');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const TestBusy = meta.story({
  name: 'Test: while it runs a press asks nothing, and what goes on is read out',
  tags: ['!autodocs'],
  args: { rerun: { state: 'running' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Running the race again…');
    await userEvent.click(canvas.getByRole('button', { name: 'Running…' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

export const TestPutAway = meta.story({
  name: 'Test: below an answer the button puts it away, and asks nothing',
  tags: ['!autodocs'],
  args: answered,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the commentary' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});
