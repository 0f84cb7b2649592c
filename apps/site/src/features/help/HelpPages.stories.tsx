import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { type HelpPageId, helpPages } from './helpPages.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Help pages',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/help' },
});

/** A page says what comes of it, holds an example and a contents list of its own headings, and leads into the game. */
const readable = (id: HelpPageId) => ({
  args: { path: helpPages[id].path },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const { title, able } = helpPages[id];
    await canvas.findByRole('heading', { level: 1, name: title });
    await expect(canvas.getByText(`After this page you can ${able}.`)).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const heading = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(heading).toHaveTextContent(link.textContent ?? '');
    }
    await expect(canvas.getByRole('heading', { name: 'Try it now' })).toBeVisible();
    // Two to five minutes, at two hundred words a minute.
    const words = canvasElement.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
    await expect(words).toBeGreaterThan(350);
    await expect(words).toBeLessThan(1200);
  },
});

export const RacingOverview = meta.story(readable('racingOverview'));
export const WatchingRaces = meta.story(readable('watchingRaces'));
export const ImprovingHorsesPerformance = meta.story(readable('improvingHorsesPerformance'));
export const EquippingYourHorse = meta.story(readable('equippingYourHorse'));
export const JockeysExplained = meta.story(readable('jockeysExplained'));
export const BackingInDepth = meta.story(readable('backingInDepth'));
export const EnteringRacesViaRar = meta.story(readable('enteringRacesViaRar'));
export const Championships101 = meta.story(readable('championships101'));
export const BuyingYourFirstHorse = meta.story(readable('buyingYourFirstHorse'));
export const MarketForNewHorses = meta.story(readable('marketForNewHorses'));
export const MyAccount = meta.story(readable('myAccount'));
export const Community = meta.story(readable('community'));
export const Groups = meta.story(readable('groups'));
export const Leaderboards = meta.story(readable('leaderboards'));

/** A word of the sport is explained where it stands: by key, by touch, and to those who hear it. */
export const TestTerm = meta.story({
  name: 'Test: a word of racing says what it means',
  args: { path: helpPages.racingOverview.path },
  play: async ({ canvas, userEvent }) => {
    const word = await canvas.findByRole('button', { name: 'house horses' });
    await expect(word).toHaveAccessibleDescription(/wins no money\.$/);
    const meaning = canvas.getByText(/wins no money\.$/);
    await expect(meaning).not.toBeVisible();
    word.focus();
    await userEvent.keyboard('{Enter}');
    await expect(meaning).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(meaning).not.toBeVisible();
  },
});
