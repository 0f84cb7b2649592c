import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../shared/paths.ts';
import { forbidStorage } from '../storybook/forbidStorage.ts';
import { pageStoryArgs, pageStoryMeta, signIn } from '../storybook/pageStoryMeta.ts';
import { ada } from '../storybook/players.ts';
import { settledRace } from '../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'App/ForbiddenStorage',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: paths.raceResults },
});

export const Results = meta.story({
  beforeEach: forbidStorage,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(settledRace.race.name)).toBeVisible();
    const hide = canvas.getByRole('switch', { name: /hide/i });
    await userEvent.click(hide);
    await expect(hide).toBeChecked();
    await userEvent.click(hide);
    await expect(hide).not.toBeChecked();
  },
});

export const Race = meta.story({
  args: { path: paths.race(settledRace.race.id) },
  beforeEach: forbidStorage,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: settledRace.race.name }),
    ).toBeVisible();
  },
});

export const Owner = meta.story({
  args: { path: paths.myHorses },
  beforeEach: async ({ args }) => {
    const allow = forbidStorage();
    await signIn(ada, args.game);
    return async () => {
      await signIn(null, args.game);
      allow();
    };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: ada.horses[0]?.name ?? '' }),
    ).toBeVisible();
  },
});
