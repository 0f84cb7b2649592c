import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Inline, type InlineProps } from './Inline';

const meta = preview.meta({
  title: 'Primitives/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button>Enter Race</Button>
        <Button variant="secondary">Train</Button>
        <Button variant="quiet">View Details</Button>
      </>
    ),
  } satisfies InlineProps,
});

export const Default = meta.story();

/** Two ends of one line, such as a name and its badge. */
export const Between = meta.story({ args: { justify: 'between' } });

/** On a phone the line wraps, and the lines keep the same space. */
export const Wrapping = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
});

/** A picture with words beside it, which break there. */
export const Fill = meta.story({
  args: {
    fill: true,
    children: (
      <>
        <Button>Enter Race</Button>
        <p>Royal blue, yellow chevron, royal blue sleeves, yellow cap</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Royal blue/).getBoundingClientRect();
    const beside = canvas.getByRole('button').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(beside.right);
  },
});
