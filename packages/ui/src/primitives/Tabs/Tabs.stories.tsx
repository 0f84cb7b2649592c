import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Answers } from '../../fixtures/Answers';
import { Controlled } from '../../fixtures/Controlled';
import { Text } from '../Text/Text';
import { Tabs, type TabsProps } from './Tabs';

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'About Furlong',
    value: 'about',
    tabs: [
      { value: 'winners', label: 'Winners' },
      { value: 'about', label: 'About' },
      { value: 'features', label: 'Features' },
      { value: 'community', label: 'Community' },
      { value: 'news', label: 'News' },
    ],
    onChange: fn(),
    children: <Text>Six tracks on three continents.</Text>,
  } satisfies TabsProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** On a phone the row scrolls instead of breaking. */
export const Phone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Answers>
      <Tabs {...args} />
    </Answers>
  ),
});

export const TestFade = meta.story({
  name: 'Test: the row fades at each edge beyond which there are more tabs, and at no other',
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <div style={{ inlineSize: 280 }}>
        <Tabs {...args} label="In a narrow place" />
      </div>
      <div dir="rtl" style={{ inlineSize: 280 }}>
        <Tabs {...args} label="From right to left" />
      </div>
      <div style={{ inlineSize: 600 }}>
        <Tabs {...args} label="In a wide place" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const faded = (name: string, start: number, end: number) =>
      waitFor(() =>
        expect(getComputedStyle(canvas.getByRole('tablist', { name })).maskImage).toContain(
          `rgb(0, 0, 0) ${start}px, rgb(0, 0, 0) ${end ? `calc(100% - ${end}px)` : '100%'}`,
        ),
      );
    await faded('In a wide place', 0, 0);
    await faded('In a narrow place', 0, 48);
    await faded('From right to left', 0, 48);
    const row = canvas.getByRole('tablist', { name: 'In a narrow place' });
    row.scrollLeft = (row.scrollWidth - row.clientWidth) / 2;
    await faded('In a narrow place', 48, 48);
    row.scrollLeft = row.scrollWidth;
    await faded('In a narrow place', 48, 0);
    // As when a phone is turned.
    row.style.inlineSize = '600px';
    await faded('In a narrow place', 0, 0);
    const leftward = canvas.getByRole('tablist', { name: 'From right to left' });
    await expect(getComputedStyle(leftward).maskImage).toContain('to left');
  },
});

export const TestKeyboard = meta.story({
  name: 'Test: arrow keys move, Enter chooses, and the panel has its tab’s name',
  tags: ['!autodocs'],
  render: (args) => <Controlled {...args}>{(field) => <Tabs {...args} {...field} />}</Controlled>,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'features' });
    await expect(canvas.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
    const focused = async (key: string, name: string) => {
      await userEvent.keyboard(`{${key}}`);
      await expect(canvas.getByRole('tab', { name })).toHaveFocus();
    };
    await focused('End', 'News');
    await focused('ArrowRight', 'Winners');
    await focused('ArrowLeft', 'News');
    await focused('Home', 'Winners');
    // The row is one stop, at the tab that is open.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Features' })).toHaveFocus();
  },
});

export const TestInSight = meta.story({
  name: 'Test: the open tab of a row that scrolls is in sight',
  tags: ['!autodocs'],
  args: { value: 'news' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: 'News' }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(row.right);
    await expect(tab.left).toBeGreaterThanOrEqual(row.left);
  },
});
