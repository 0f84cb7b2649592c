import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { atMoment } from '../../storybook/backends.ts';
import { ada, emptyStable, herStable, moment } from '../../storybook/player.ts';
import { Stage, type StageProps } from '../../storybook/Stage.tsx';
import { SignedOut as SignedOutPage } from '../auth/index.ts';
import DashboardPage from './DashboardPage.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => atMoment(moment),
  args: {
    Page: DashboardPage,
    route: '/stable',
    player: ada,
    answers: herStable,
  } satisfies StageProps,
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(ada.stableName);
  },
});

/** A stable without horses and without news. */
export const Empty = meta.story({ args: { answers: emptyStable } });

/** A visitor who has followed a link to the stable. */
export const SignedOut = meta.story({
  render: () => <Stage Page={SignedOutPage} route="/stable" />,
});
