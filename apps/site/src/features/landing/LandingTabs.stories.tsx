import { HOUR } from '@furlong/game/rules';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { settled } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Landing tabs',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/' },
});

const winners = '/?tab=winners';
const community = '/?tab=community';
const noRaces = { ...game, races: [] };

/** The tab of the last winners. */
export const Winners = meta.story({
  args: { path: winners },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/won for.* over 1600 m/)).toBeVisible();
  },
});

export const TestThreeWinners = meta.story({
  name: 'Test: of four races the last three winners are shown, each with its time and its race',
  args: {
    path: winners,
    game: {
      ...game,
      races: [1, 2, 3, 4].map((hours) =>
        settled(`race-${hours}`, `Stakes ${hours}`, moment - hours * HOUR),
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/won for.* over 1600 m/);
    const items = within(canvas.getByRole('tabpanel')).getAllByRole('article');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1 h.* agoStakes 1.* won for /),
      expect.stringMatching(/^2 h.* agoStakes 2.* won for /),
      expect.stringMatching(/^3 h.* agoStakes 3.* won for /),
    ]);
  },
});

/** Nobody has won yet. */
export const NoWinners = meta.story({
  args: { path: winners, game: noRaces },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No winners yet')).toBeVisible();
  },
});

/** The winners could not be loaded. */
export const WinnersFailed = meta.story({
  args: { path: winners, handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The winners could not be loaded')).toBeVisible();
  },
});

/** The club's news, and one article of it. */
export const News = meta.story({
  args: { path: '/?tab=news' },
  play: async ({ canvas, userEvent }) => {
    const headline = await canvas.findByRole('link', { name: /^A morning line/ });
    const rows = within(canvas.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    for (const row of rows) await expect(row).toHaveTextContent(/^\d{1,2} [A-Z][a-z]{2} \d{4}/);
    await userEvent.click(headline);
    await expect(canvas.getByText(/four hundred times/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('A morning line on every card · Furlong'));
    await expect(canvas.getByText('/?tab=news&article=morning-line')).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('link', { name: 'Back to News' }));
    await expect(canvas.getByRole('link', { name: /^Your first hour/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('News · Furlong'));

    await userEvent.click(canvas.getByRole('link', { name: /^Six tracks/ }));
    await userEvent.click(canvas.getByRole('tab', { name: 'WINNERS' }));
    await expect(canvas.getByText('/?tab=winners')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('The Last Winners · Furlong'));
    await userEvent.click(canvas.getByRole('tab', { name: 'NEWS' }));
    await expect(await canvas.findByRole('link', { name: /^Six tracks/ })).toBeVisible();
  },
});

export const TestUnknownArticle = meta.story({
  name: 'Test: an address with no such article is answered by all of the news',
  args: { path: '/?tab=news&article=gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no such article/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^A morning line/ })).toBeVisible();
  },
});

/** The tab of the community: who leads the club, and how much it raced. */
export const Community = meta.story({
  args: { path: community },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Silver Birch' })).toHaveAttribute(
      'href',
      '/stables/silver-birch',
    );
    const best = ['Top owner', 'Top colt', 'Top filly'].map((title) =>
      canvas.getByText(title).closest('article'),
    );
    for (const card of best) {
      await expect(card).toHaveTextContent(/Runs[\d,]+Places[\d,]+Wins[\d,]+$/);
    }
    await expect(await canvas.findByText('race run')).toBeVisible();
    await expect(canvas.getByText('runners went to post')).toBeVisible();
    await expect(canvas.getByText(/Written for this demonstration/)).toBeVisible();
  },
});

/** Nobody has run yet, and yesterday there was no racing. */
export const CommunityEmpty = meta.story({
  args: { path: community, game: { ...noRaces, players: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No title is held yet')).toBeVisible();
    await expect(await canvas.findByText('No race was run yesterday.')).toBeVisible();
  },
});

/** The figures could not be loaded. */
export const CommunityFailed = meta.story({
  args: { path: community, handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The best of the club could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Yesterday’s racing could not be loaded')).toBeVisible();
  },
});

/** The tab of the features: each is shown by the game itself. */
export const Features = meta.story({
  args: { path: '/?tab=features' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Enter Race Ashford/ })).toHaveAttribute(
      'href',
      '/stable/enter-race?race=ashford-stakes',
    );
    await expect(canvas.getByRole('meter', { name: 'One day' })).toBeVisible();
    await expect(canvas.getByText(/A session of speed, endurance or agility/)).toBeVisible();
    await expect(await canvas.findByRole('table')).toHaveTextContent('Silver Birch');
    for (const name of ['Own', 'Train', 'Race', 'Win']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
});
