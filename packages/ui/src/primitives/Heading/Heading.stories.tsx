import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack';
import { Heading, type HeadingProps } from './Heading';
import { Subsection } from './Subsection';

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

export const TestLevel = meta.story({
  name: 'Test: a heading takes its level from where it stands',
  tags: ['!autodocs'],
  render: () => (
    <>
      <Heading level={1}>My Stable</Heading>
      <Heading>Recent Activity</Heading>
      <Subsection>
        <Heading>Silver Comet</Heading>
        <Subsection>
          <Heading>Equipment</Heading>
        </Subsection>
      </Subsection>
      <Heading>Quick Actions</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H1', 'H2', 'H3', 'H4', 'H2']);
  },
});
