import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Heading, type HeadingProps } from './Heading';

const meta = preview.meta({
  title: 'Primitives/Heading',
  component: Heading,
  args: { children: 'Enter Race', level: 1 } satisfies HeadingProps,
});

export const Default = meta.story();

/** The landing page's words. */
export const Hero = meta.story({ args: { size: 'hero', children: 'Own. Train. Race. Win!' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Own. Train. Race. Win!
      </Heading>
      <Heading level={2} size="page">
        Future Races
      </Heading>
      <Heading level={3} size="section">
        Race Entry Confirmation
      </Heading>
      <Heading level={4}>The Thirty-Seventh Marquis of Wetherby Moor Handicap</Heading>
    </Stack>
  ),
});
