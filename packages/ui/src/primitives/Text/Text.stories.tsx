import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Text, type TextProps } from './Text';

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  args: {
    children:
      'Build a stable from one two-year-old, bring it to peak condition, and beat real owners on six tracks.',
  } satisfies TextProps,
});

export const Default = meta.story();

/** The line under a title that says what the page is for. */
export const Lead = meta.story({ args: { size: 'lead', tone: 'muted' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Stack gap="xsmall">
      {(['lead', 'standard', 'small'] as const).flatMap((size) =>
        (['standard', 'muted', 'accent', 'positive', 'critical'] as const).map((tone) => (
          <Text key={size + tone} size={size} tone={tone} strong={tone === 'accent'}>
            {`Every race can be re-run and checked in your own browser: ${size}, ${tone}.`}
          </Text>
        )),
      )}
    </Stack>
  ),
});
