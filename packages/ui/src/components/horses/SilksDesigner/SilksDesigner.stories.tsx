import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { Button } from '../../../primitives/Button/Button';
import { SilksDesigner, type SilksDesignerProps } from './SilksDesigner';
import { SilksDesignerSkeleton } from './SilksDesignerSkeleton';

function Designing({ onChange, ...props }: SilksDesignerProps) {
  const [design, setDesign] = useState(props.design);
  return (
    <SilksDesigner
      {...props}
      design={design}
      onChange={(detail) => {
        setDesign(detail.design);
        onChange(detail);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Horses/SilksDesigner',
  component: SilksDesigner,
  args: {
    design: silks.silverBirch,
    onChange: fn<SilksDesignerProps['onChange']>(),
    onRandom: fn(),
    second: { ...silks.silverBirch, cap: 'plain', capColours: ['red', 'red'] },
    onHorse: null,
    registration: <Button>Register these colours</Button>,
  } satisfies SilksDesignerProps,
  render: (args) => <Designing {...args} />,
});

export const Default = meta.story({ tags: ['vrt'] });

/** The colours in use are on their way. */
export const Loading = meta.story({ tags: ['vrt'], render: () => <SilksDesignerSkeleton /> });

export const Dark = meta.story({ tags: ['vrt'], globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone' } },
  parameters: { maxInlineSize: 360 },
});

export const TestInSight = meta.story({
  name: 'Test: on a phone the silks stay in sight while their patterns are chosen, and cover no focus',
  globals: { viewport: { value: 'phone' } },
  parameters: { maxInlineSize: 360 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const colours = canvas.getAllByRole('radio', { name: 'yellow' });
    colours.at(-1)?.scrollIntoView({ block: 'end' });
    const seen = Array.from(canvasElement.querySelectorAll('svg'), (each) =>
      each.getBoundingClientRect(),
    ).filter(({ top, bottom, height }) => top >= 0 && bottom <= innerHeight && height === 56);
    await expect(seen.length).toBeGreaterThanOrEqual(1);
    const bar = Math.min(...seen.map(({ top }) => top));
    await expect(bar).toBeLessThan(20);
    await userEvent.tab();
    for (let presses = 0; presses < 12; presses++) {
      await userEvent.tab({ shift: true });
      const focused = document.activeElement?.closest('label') ?? document.activeElement;
      const { top } = focused?.getBoundingClientRect() ?? { top: 0 };
      if (focused && canvasElement.querySelector('[role=tabpanel]')?.contains(focused))
        await expect(top).toBeGreaterThanOrEqual(72);
    }
  },
});

export const TestDesigning = meta.story({
  name: 'Test: a pattern and a colour change one part, and the description says it',
  args: { onUndo: fn(), onRedo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Cap' }));
    await userEvent.click(canvas.getByText('quartered'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      design: { ...silks.silverBirch, cap: 'quartered' },
    });
    const [ground] = canvas.getAllByRole('radio', { name: 'yellow' });
    if (ground === undefined) throw new Error('A part has a ground.');
    await userEvent.click(ground);
    await expect(canvas.getByRole('status')).toHaveTextContent(/yellow.*quartered cap/);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(args.onRedo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw others' }));
    await expect(args.onRandom).toHaveBeenCalledOnce();
  },
});

export const TestPlain = meta.story({
  name: 'Test: a plain part has no second colour, and nothing to undo cannot be undone',
  args: { design: { ...silks.silverBirch, body: 'plain' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /a plain part has none/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
