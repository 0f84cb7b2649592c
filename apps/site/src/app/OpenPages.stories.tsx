import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { findPage } from './routes.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Open Pages',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/' },
});

/** What leads nowhere. */
function misleading(links: readonly HTMLAnchorElement[]) {
  return links.flatMap((link) => {
    const { pathname } = new URL(link.href, 'https://furlong.example');
    return findPage(pathname) ? [] : [`${link.textContent}: no page at ${pathname}`];
  });
}

/** The tabs, each with a link that shows that it is there. */
const tabs = [
  { tab: 'ABOUT', link: /^Kingsmere$/ },
  { tab: 'WINNERS', link: /^Ashford Mile$/ },
  { tab: 'FEATURES', link: /^Enter Race Ashford/ },
  { tab: 'COMMUNITY', link: /^What the stables do$/ },
  { tab: 'NEWS', link: /^A morning line/ },
];

export const TestLandingPage = meta.story({
  name: 'Test: whatever a link of the front page, its header or its footer leads to is open',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('The last race');
    const seen = new Set<string>();
    for (const { tab, link } of tabs) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await expect(canvas.getByRole('tabpanel')).toBeVisible();
      await canvas.findAllByRole('link', { name: link });
      const links = [...canvasElement.querySelectorAll('a')];
      for (const { href } of links) seen.add(href);
      await expect(misleading(links)).toEqual([]);
    }
    await expect(seen.size).toBeGreaterThan(80);
  },
});
