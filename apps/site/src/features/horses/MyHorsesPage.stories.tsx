import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { atMoment } from '../../storybook/backends.ts';
import { ada, emptyStable, herStable, moment } from '../../storybook/player.ts';
import { Stage, type StageProps } from '../../storybook/Stage.tsx';
import MyHorsesPage from './MyHorsesPage.tsx';

const meta = preview.meta({
  title: 'Pages/My Horses',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => atMoment(moment),
  args: {
    Page: MyHorsesPage,
    route: '/stable/my-horses',
    player: ada,
    answers: herStable,
  } satisfies StageProps,
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

/** Every horse is sold. */
export const Empty = meta.story({
  args: { answers: emptyStable },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No horses yet')).toBeVisible();
  },
});
