import { expect, fn } from 'storybook/test';
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
  },
});
