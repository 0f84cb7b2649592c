import preview from '#.storybook/preview';
import { QualifierBadge, type QualifierBadgeProps } from './QualifierBadge';

const meta = preview.meta({
  title: 'Components/Championships/QualifierBadge',
  component: QualifierBadge,
  args: { words: 'Qualifier · Mile · 20-10-6-4-2' } satisfies QualifierBadgeProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

/** The race that decides it. */
export const Final = meta.story({ args: { words: 'Final · Mile', final: true } });

/** Its words break where a card is narrow. */
export const LongWords = meta.story({
  args: { words: 'Win and you are in · Fillies and Mares · 50-25-15-10-5' },
  parameters: { maxInlineSize: 220 },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <QualifierBadge words="Qualifier · Sprint · 10-5-3-2-1" />
      <QualifierBadge words="Win and you are in · Sprint · 50-25-15-10-5" />
      <QualifierBadge words="Final · Sprint" final />
      <QualifierBadge words="Consolation · Sprint" />
    </div>
  ),
});
