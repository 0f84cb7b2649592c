import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { topOwner, tops } from '../../../fixtures/community';
import { unbroken } from '../../../fixtures/names';
import { Grid } from '../../../primitives/Grid/Grid';
import { CommunityStat, type CommunityStatProps, CommunityStatSkeleton } from './CommunityStat';

const meta = preview.meta({
  title: 'Components/Community/CommunityStat',
  component: CommunityStat,
  args: { ...topOwner } satisfies CommunityStatProps,
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <CommunityStat {...args} />
    </div>
  ),
});

export const Default = meta.story();

export const LongName = meta.story({ args: { name: unbroken } });

/** The figures are on their way. */
export const Loading = meta.story({ render: () => <CommunityStatSkeleton /> });

/** Top owner, top colt and top filly, as they stand on the landing page. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={272}>
      {tops.map((top) => (
        <CommunityStat key={top.title} {...top} />
      ))}
    </Grid>
  ),
});

export const TestFigures = meta.story({
  name: 'Test: every figure is read with its label',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const wins = canvas.getByText('Wins');
    await expect(wins.nextElementSibling).toHaveTextContent('15,413');
  },
});
