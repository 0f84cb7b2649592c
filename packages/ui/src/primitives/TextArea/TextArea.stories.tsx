import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextArea, type TextAreaProps } from './TextArea';

const meta = preview.meta({
  title: 'Primitives/TextArea',
  component: TextArea,
  args: {
    label: 'Notes',
    value: 'Pulls hard early.\nTry 1400 m on softer ground.',
    onChange: fn<TextAreaProps['onChange']>(),
  } satisfies TextAreaProps,
});

export const Default = meta.story();

export const WithHint = meta.story({
  args: { value: '', hint: 'For you alone.', placeholder: 'Note' },
});

export const WithError = meta.story({ args: { error: 'A note holds at most 2,000 characters.' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea {...args} />
      <TextArea {...args} label="With a hint" value="" hint="For you alone." />
      <TextArea {...args} label="With an error" error="A note holds at most 2,000 characters." />
    </div>
  ),
});

export const TestTypes = meta.story({
  name: 'Test: what is typed is handed back, and no more than fits',
  tags: ['!autodocs'],
  render: function Typing(args) {
    const [value, setValue] = useState('');
    return (
      <TextArea {...args} most={5} value={value} onChange={(detail) => setValue(detail.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(area, 'gallops');
    await expect(area).toHaveValue('gallo');
  },
});
