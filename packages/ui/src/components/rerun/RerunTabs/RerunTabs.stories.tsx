import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../../primitives/Button/Button';
import { Text } from '../../../primitives/Text/Text';
import { RerunPanel } from '../RerunPanel/RerunPanel';
import { RerunTabs, type RerunTabsProps } from './RerunTabs';

function Question({ title }: { title: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <RerunPanel
      title={title}
      summary="Your browser can tell it, running the race again."
      action={
        <Button variant="secondary" onPress={() => setAsked(true)}>
          Ask
        </Button>
      }
    >
      {asked && <Text>The answer to {title}</Text>}
    </RerunPanel>
  );
}

const meta = preview.meta({
  title: 'Components/Rerun/RerunTabs',
  component: RerunTabs,
  args: {
    label: 'About the race',
    tabs: [
      { value: 'told', label: 'Told', content: <Question title="How it was run" /> },
      { value: 'why', label: 'Why', content: <Question title="Why it finished there" /> },
      { value: 'luck', label: 'Luck', content: <Question title="How much was luck?" /> },
    ],
    value: 'told',
    onChange: fn<RerunTabsProps['onChange']>(),
  } satisfies RerunTabsProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

export const TestKept = meta.story({
  name: 'Test: one question is shown at a time, and what was answered is kept',
  tags: ['!autodocs'],
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RerunTabs {...args} value={value} onChange={(chosen) => setValue(chosen.value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Luck' }));
    await expect(canvas.getByRole('region', { name: 'How much was luck?' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Ask' })).toHaveLength(1);
    await expect(canvas.getByText('The answer to How it was run')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Told' }));
    await expect(canvas.getByText('The answer to How it was run')).toBeVisible();
  },
});
