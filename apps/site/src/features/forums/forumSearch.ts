import { forumSection } from '@furlong/game/rules';

/** What is looked for in the forums. */
export interface ForumSearch {
  words: string;
  /** Null for all. */
  section: string | null;
  /** The name of who wrote it; null for anybody. */
  stable: string | null;
}

/** What an address looks for; null where it looks for nothing. */
export function readForumSearch(address: URLSearchParams): ForumSearch | null {
  const words = (address.get('q') ?? '').trim().slice(0, 200);
  const stable = (address.get('by') ?? '').trim().slice(0, 80);
  if (words === '' && stable === '') return null;
  const section = forumSection(address.get('in') ?? '');
  return { words, section: section?.id ?? null, stable: stable === '' ? null : stable };
}
