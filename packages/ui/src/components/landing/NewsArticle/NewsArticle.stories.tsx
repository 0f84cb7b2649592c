import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { article } from '../../../fixtures/news';
import { NewsArticle, type NewsArticleProps } from './NewsArticle';

const meta = preview.meta({
  title: 'Components/Landing/NewsArticle',
  component: NewsArticle,
  args: { ...article, backHref: '/?tab=news' } satisfies NewsArticleProps,
});

export const Default = meta.story();

export const LongTitle = meta.story({
  args: { title: unbroken, paragraphs: [unbroken, ...article.paragraphs] },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestLeadsBack = meta.story({
  name: 'Test: the article leads back to the news',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to News' })).toHaveAttribute(
      'href',
      '/?tab=news',
    );
  },
});
