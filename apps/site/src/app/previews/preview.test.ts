import { expect, test } from 'vitest';
import { articles } from '../../features/landing/news/articles.ts';
import { paths } from '../../shared/paths.ts';
import { publicPages } from '../publicPages.ts';
import { stablePages } from '../stablePages.ts';
import { previewOf } from './preview.ts';

const at = (path: string) => previewOf(new URL(path, 'https://furlong.example'));
const absent = at('/no/such/page');

test('every page of the site that is the same for all has a name and a sentence of its own', () => {
  const still = publicPages.filter(({ path }) => !path.includes(':'));
  const heads = still.map(({ path }) => at(path));
  for (const head of heads)
    expect(head).toMatchObject({ description: expect.stringMatching(/\.$/) });
  const titles = heads.map((head) => ('title' in head ? head.title : ''));
  expect(new Set(titles).size).toBe(still.length);
  expect(titles).not.toContain('Page not found');
});

test('a link to an owner’s own page says to sign in, as the page does', () => {
  for (const { path: pattern } of stablePages) {
    const path = pattern.replace(/:\w+/, 'hillside');
    expect(at(path)).toMatchObject({ path, title: 'Sign in' });
  }
});

test('each article of the news has its own address, and one that is not there is the news', () => {
  for (const { id, title, summary } of articles) {
    const path = paths.newsArticle(id);
    expect(at(path)).toMatchObject({ path, title, description: summary, type: 'article' });
  }
  expect(at('/?tab=news&article=none')).toMatchObject({ path: paths.news, title: 'News' });
});

test('what an address has behind its path makes no other page of it', () => {
  expect(at('/?utm_source=chat')).toEqual(at('/'));
  expect(at('/Races/Future-Races/?utm_source=chat')).toEqual(at(paths.futureRaces));
});

test('there is nothing at what is no path, no id and no track', () => {
  expect(absent).toMatchObject({ path: null, title: 'Page not found' });
  for (const path of [
    '/races/x',
    '/horses/1',
    '/stables/',
    '/races/track/ascot',
    '/constructor/x',
    '/mails/f00',
  ]) {
    expect(at(path)).toEqual(absent);
  }
  expect(at(`/mails/${'f0'.repeat(32)}`)).toMatchObject({ title: 'No More Mails' });
  expect(at('/races/track/kingsmere')).toMatchObject({ title: 'Kingsmere' });
});

test('a division of the championships and its champion have names of their own', () => {
  expect(at('/races/championships-series/mile')).toMatchObject({
    path: '/races/championships-series/mile',
    title: 'Mile Championship',
  });
  expect(at('/leaderboards/championships-winners/3/mile')).toMatchObject({
    path: '/leaderboards/championships-winners/3/mile',
    title: 'Mile Championship, season 3',
  });
  for (const path of [
    '/races/championships-series/hurdles',
    '/leaderboards/championships-winners/3/hurdles',
    '/leaderboards/championships-winners/x/mile',
    '/nowhere/3/mile',
  ]) {
    expect(at(path)).toEqual(absent);
  }
});

test('a race, a horse and a stable are asked for by their id', () => {
  const id = '0190f2aa-0000-7000-8000-000000000001';
  for (const path of [paths.race(id), paths.horse(id), paths.publicStable(id)]) {
    expect(at(path)).toMatchObject({ path, meanwhile: { path, title: 'OWN. TRAIN. RACE. WIN!' } });
  }
});
