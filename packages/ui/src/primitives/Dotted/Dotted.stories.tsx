import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../fixtures/names';
import { Dotted, type DottedProps } from './Dotted';

const meta = preview.meta({
  title: 'Primitives/Dotted',
  component: Dotted,
  args: { children: '4-year-old Colt · Middle Distance · 0 wins from 4' } satisfies DottedProps,
  parameters: { maxInlineSize: 220 },
});

/** On two lines, of which none begins or ends with a dot. */
export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const LongWord = meta.story({ args: { children: `${unbroken} · ${unbroken}` } });

export const TestReads = meta.story({
  name: 'Test: it reads as one text, and the dot before what begins a line is out of sight',
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(args.children);
    const boxOf = (words: string) => canvas.getByText(words).getBoundingClientRect();
    // Where the line begins, its dot is before what is seen of it.
    const first = boxOf('4-year-old Colt');
    const last = canvas.getByText('0 wins from 4');
    await expect(last.getBoundingClientRect().left).toBe(first.left);
    await expect(last.firstElementChild?.getBoundingClientRect().left).toBe(first.left);
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.top);
  },
});
