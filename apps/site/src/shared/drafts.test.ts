import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { forgetPlayer } from './api/queryClient.ts';
import { keepDraft, keptDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft is its player’s, and of one thing', () => {
  keepDraft('ada', 'note of comet', 'Pulls hard.');
  expect(keptDraft('ada', 'note of comet')).toBe('Pulls hard.');
  expect(keptDraft('bea', 'note of comet')).toBeNull();
  expect(keptDraft('ada', 'note of duchess')).toBeNull();
  keepDraft('ada', 'note of comet', null);
  expect(keptDraft('ada', 'note of comet')).toBeNull();
});

test('who signs out leaves no draft behind, and nothing else is touched', () => {
  keepDraft('ada', 'note of comet', 'Pulls hard.');
  keepDraft('ada', 'note of duchess', '');
  sessionStorage.setItem('other', 'kept');
  forgetPlayer(new QueryClient());
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
