import { expect, test } from 'vitest';
import { budgets, notFound } from './budgets.ts';
import { landingPage, publicPages } from './publicPages.ts';
import { stablePages } from './stablePages.ts';

test('every page has a budget, and every budget a page', () => {
  const pages = [landingPage, ...publicPages, ...stablePages].map(({ path }) => path);
  expect(Object.keys(budgets).sort()).toEqual([...new Set([...pages, notFound])].sort());
});
