import { expect, test } from 'vitest';
import { articles } from './articles.ts';

test('five articles, each with an address of its own, the newest first', () => {
  expect(articles).toHaveLength(5);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(5);
  const days = articles.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});

test.each(articles)(
  '$id has a date, an address that needs no escape, and enough to read',
  (article) => {
    expect(new Date(article.day).toISOString()).toMatch(new RegExp(`^${article.day}T`));
    expect(encodeURIComponent(article.id)).toBe(article.id);
    expect(article.paragraphs.length).toBeGreaterThan(2);
  },
);
