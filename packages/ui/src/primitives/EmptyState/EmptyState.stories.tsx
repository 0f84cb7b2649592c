import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { ErrorState } from '../ErrorState/ErrorState';
import { Grid } from '../Grid/Grid';
import { EmptyState, type EmptyStateProps } from './EmptyState';

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No races found',
    hint: 'Try selecting a different track or check back later for new races.',
    why: 'nothingFound',
  } satisfies EmptyStateProps,
});

export const Default = meta.story();

/** With a way out at hand. */
export const WithAction = meta.story({
  args: { action: <Button variant="secondary">Show all tracks</Button> },
});

/** Nothing more to say. */
export const TitleOnly = meta.story({
  render: () => <EmptyState title="Your cart is empty" />,
});

/** Under another one on the same page, which has the picture. */
export const Quiet = meta.story({
  args: { title: 'No winners yet', hint: 'The first will appear here.', quiet: true },
});

/** Each kind of emptiness has its mark; what failed is an ErrorState, of the same family. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={280}>
      <EmptyState title="No results yet" hint="The first race has not been run." />
      <EmptyState
        why="nothingFound"
        title="No races found"
        hint="Try selecting a different track or check back later for new races."
        action={<Button variant="secondary">Show all tracks</Button>}
      />
      <EmptyState
        why="signedOut"
        title="Sign in to see your stable"
        hint="Your horses and entries are waiting."
        action={<Button>LOGIN</Button>}
      />
      <EmptyState
        why="notOpen"
        title="This stand is not open yet"
        hint="The races are running meanwhile."
        action={<Button variant="secondary">See the future races</Button>}
      />
      <ErrorState
        title="The races could not be loaded"
        message="You seem to be offline. Check your connection."
        onRetry={fn()}
      />
    </Grid>
  ),
});
