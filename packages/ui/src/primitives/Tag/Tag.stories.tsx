import { IconCheck } from '@tabler/icons-react';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Tag, type TagProps } from './Tag';

const meta = preview.meta({
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Completed' } satisfies TagProps,
});

export const Default = meta.story();

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Inline>
      {(['positive', 'info', 'caution', 'critical', 'neutral'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <Tag tone="positive" icon={<Icon icon={IconCheck} size="xsmall" />}>
        Suitable
      </Tag>
    </Inline>
  ),
});
