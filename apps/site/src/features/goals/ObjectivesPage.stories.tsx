import { firstSteps } from '@furlong/game/rules';
import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import {
  type Goals,
  offeredGoals,
  openGoal,
  reachedGoal,
  reachedStep,
} from '../../storybook/goals.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { desktop, mobile, press, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const having = (goals: Partial<Goals>) => ({
  game: { ...game, goals: { ...game.goals, ...goals } },
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Objectives',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/objectives', player: ada },
});

/** Two first steps are made, the credits of one wait; three goals are on offer. */
export const Success = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'First steps' }));
    const [first, second] = steps.getAllByRole('listitem');
    await expect(first).toHaveTextContent('First Place, reached');
    await expect(second).toHaveTextContent('First Winner');
    await expect(
      within(first ?? document.body).getByRole('link', {
        name: 'Silver Comet in the Ashford Stakes',
      }),
    ).toHaveAttribute('href', '/races/ashford-stakes?at=-4');
    const offers = within(canvas.getByRole('list', { name: 'Goals to choose from' }));
    await expect(offers.getAllByRole('listitem')).toHaveLength(3);
    await expect(offers.getByText('Win a race for $24,000 or more.')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Nothing is reached yet. */
export const Empty = meta.story({
  args: having({ steps: [], season: [openGoal] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 8')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Take|Choose)/ })).toBeNull();
  },
});

/** All is reached, with names as long as they may be. */
export const Long = meta.story({
  ...mobile,
  args: having({
    steps: firstSteps.map((step) => ({
      ...reachedStep(step),
      horse: { id: 'long', name: longName },
    })),
    season: [reachedGoal, ...offeredGoals.slice(0, 2)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reached. Choose the next, if you like.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Take/ })).toHaveLength(10);
  },
});

export const TestTaken = meta.story({
  name: 'Test: what a step gives is taken once, and a goal is chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take $100 for First Place' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose In the Frame' }));
    const chosen = await canvas.findByRole('list', { name: 'Goals of this season' });
    await expect(within(chosen).getByText('0 of 8')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Take/ })).toBeNull();
  },
});

export const TestTakingRefused = meta.story({
  name: 'Test: why the credits were not given is read at the step',
  ...refused('take_goal', {}, async () => {
    await screen.findByRole('list', { name: 'First steps' });
    await press('Take $100 for First Place', 1);
  }),
});

export const TestChoosingRefused = meta.story({
  name: 'Test: … and why a goal was not chosen at the goal',
  ...refused('choose_goal', {}, async () => {
    await screen.findByRole('list', { name: 'Goals to choose from' });
    await press('Choose Up in Class', 1);
  }),
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'First steps' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your objectives could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});
