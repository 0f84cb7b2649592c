import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../../primitives/Button/Button';
import { Text } from '../../../primitives/Text/Text';
import { RerunPanel, type RerunPanelProps } from './RerunPanel';

const meta = preview.meta({
  title: 'Components/Rerun/RerunPanel',
  component: RerunPanel,
  args: {
    title: 'How it was run',
    summary: 'Your browser can tell the race in words, from the off to the post.',
    action: <Button variant="secondary">Tell the race</Button>,
  } satisfies RerunPanelProps,
});

export const Default = meta.story();

/** The answer stands below the question. */
export const Answered = meta.story({
  args: { children: <Text>They are off, nine of them.</Text> },
});

/** The answer was yes, and the edge says so beside the words. */
export const Passed = meta.story({ args: { verdict: 'passed', summary: 'Verified.' } });

/** The worker could not be started, or could not read the race. */
export const Failed = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark' },
  args: { problem: 'The card cannot be read.' },
});

export const TestNamed = meta.story({
  name: 'Test: the panel is named by its question, and its sentence is read out',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it was run' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('from the off to the post');
  },
});
