import preview from '#.storybook/preview';
import { QualifierBadge, type QualifierBadgeProps } from './QualifierBadge';

const meta = preview.meta({
  title: 'Components/Championships/QualifierBadge',
  component: QualifierBadge,
  args: { children: 'Mile qualifier · 20-10-6-4-2' } satisfies QualifierBadgeProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

/** The race that decides it. */
export const Final = meta.story({ args: { children: 'Mile final', final: true } });

/** Its words break where a card is narrow. */
export const LongWords = meta.story({
  args: { children: 'Fillies and Mares qualifier · 50-25-15-10-5 and a place in the final' },
  parameters: { maxInlineSize: 220 },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <QualifierBadge>Sprint qualifier · 10-5-3-2-1</QualifierBadge>
      <QualifierBadge>Sprint · win and you are in</QualifierBadge>
      <QualifierBadge final>Sprint final</QualifierBadge>
      <QualifierBadge>Sprint consolation</QualifierBadge>
    </div>
  ),
});
