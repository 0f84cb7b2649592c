import { delay, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../shared/paths.ts';
import { race } from '../storybook/fixtures.ts';
import { logIn } from '../storybook/logIn.ts';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada } from '../storybook/players.ts';
import { settledRace } from '../storybook/races.ts';
import { findPage } from './routes.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Return after login',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: paths.myHorses },
});

/**
 * Answers the horses only when the story says so, and after another page could have been drawn:
 * what they show then, the page at hand shows.
 */
let answerHorses = () => {};
function lateHorses() {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerHorses = resolve;
  return [
    http.get('*/rest/v1/horses', async () => {
      await promise;
      await delay(1_000);
    }),
  ];
}
/** The page that a login might lead to instead; its script is at hand then. */
async function loadStable() {
  await findPage(paths.stable)?.page.load();
}

export const TestReturnToTheStable = meta.story({
  name: 'Test: logging in leads to the page that asked for it',
  args: { handlers: lateHorses },
  beforeEach: loadStable,
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'LOGIN' }));
    await logIn(ada);
    answerHorses();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Horses');
  },
});

export const TestReturnToEnterRace = meta.story({
  name: 'Test: who pressed Enter Race enters that race after logging in',
  args: { path: paths.futureRaces },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: `Enter Race ${race.name}` }));
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'LOGIN' }));
    await logIn(ada);
    await canvas.findByRole('button', { name: race.name, pressed: true });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Enter Race');
  },
});

export const TestReturnToARace = meta.story({
  name: 'Test: logging in on a race stays there',
  args: { path: paths.race(settledRace.race.id), handlers: lateHorses },
  beforeEach: loadStable,
  play: async ({ canvas }) => {
    await canvas.findByText('Official');
    await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
    await logIn(ada);
    answerHorses();
    await expect(await canvas.findAllByText('Yours')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ashford Mile');
  },
});
