import preview from '#.storybook/preview';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Notice, type NoticeProps } from './Notice';

const meta = preview.meta({
  title: 'Primitives/Notice',
  component: Notice,
  args: {
    tone: 'info',
    children: 'Entries close twenty seconds before the off.',
  } satisfies NoticeProps,
});

export const Default = meta.story();

/** Done as asked. */
export const Success = meta.story({
  args: { tone: 'success', children: 'Silver Comet is entered in the Ashford Stakes.' },
});

/** Refused or failed: what happened, in the words of the rule. */
export const Failed = meta.story({
  args: { tone: 'error', children: 'This horse is not suitable for this race type' },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Stack gap="small">
      {(['info', 'success', 'error'] as const).map((tone) => (
        <Notice key={tone} tone={tone} action={<Link href="/help">Read how entries work</Link>}>
          A notice of the kind {tone}, long enough that it has to be broken into two lines where the
          room is small, as on the narrowest phone.
        </Notice>
      ))}
    </Stack>
  ),
});
