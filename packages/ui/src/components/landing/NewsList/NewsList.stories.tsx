import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { news } from '../../../fixtures/news';
import { NewsList, type NewsListProps } from './NewsList';

const meta = preview.meta({
  title: 'Components/Landing/NewsList',
  component: NewsList,
  args: { articles: news } satisfies NewsListProps,
});

export const Default = meta.story();

export const LongTitle = meta.story({
  args: { articles: news.map((item) => ({ ...item, title: `${item.title} ${unbroken}` })) },
});

/** Below 600 px the date stands over its headline. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    articles: [
      ...news.slice(0, 3),
      {
        articleId: 'long',
        title: unbroken,
        date: '2 Nov 2026',
        summary: unbroken,
        href: '/news/long',
      },
    ],
  },
});

/** Before the first edition. */
export const Empty = meta.story({ args: { articles: [] } });

/** The news is on its way. */
export const Loading = meta.story({ args: { articles: [], loading: true } });

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestLeads = meta.story({
  name: 'Test: each headline leads to its article',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(news.length);
    await expect(links[0]).toHaveAttribute('href', news[0]?.href);
  },
});
