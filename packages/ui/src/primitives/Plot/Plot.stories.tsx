import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Plot, type PlotProps } from './Plot';
import { PlotDots } from './PlotDots';

const meta = preview.meta({
  title: 'Primitives/Plot',
  component: Plot,
  args: {
    summary: 'Temperature over a day: 8 to 14 degrees',
    rules: [
      { at: 0, label: '16', strong: false },
      { at: 50, label: '12', strong: true },
      { at: 100, label: '8', strong: false },
    ],
    labels: 'short',
    from: 'Dawn',
    to: 'Dusk',
    children: <path d="M0 90L50 25L100 60" fill="none" stroke="currentcolor" />,
  } satisfies PlotProps,
});

/** Its rules have labels to be seen, and the picture is told in a sentence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('img', { name: 'Temperature over a day: 8 to 14 degrees' });
    await expect(plot.querySelectorAll('line')).toHaveLength(3);
    for (const label of ['16', '12', '8', 'Dawn', 'Dusk']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
});

/** Two kinds of dots, told apart by shape too; each says what it stands for. */
export const Dots = meta.story({
  render: (args) => (
    <PlotDots
      {...args}
      kinds={{ round: 'Measured', square: 'Expected' }}
      dots={[
        { id: 'a', shape: 'round', x: 20, y: 40, text: 'At six: 11 degrees' },
        { id: 'b', shape: 'square', x: 80, y: 60, text: 'At six: 13 degrees' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('At six: 11 degrees')).toBeVisible();
    await expect(canvas.getByText('Expected')).toBeVisible();
  },
});
