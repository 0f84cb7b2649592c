import { openThread, threadPosts, writePost } from '../../src/index.ts';
import type { Player } from './testGame.ts';

/** Opens a thread under racing talk, unless another section is named; answers its id. */
export const open = (
  { backend }: Pick<Player, 'backend'>,
  {
    section = 'racing',
    title = 'The going at Saltmarsh',
    text = 'It rides faster than it says.',
  } = {},
) => openThread(backend, { section, title, text, subject: null, requestId: crypto.randomUUID() });

export const answer = ({ backend }: Pick<Player, 'backend'>, threadId: number, text = 'I agree.') =>
  writePost(backend, { threadId, text, requestId: crypto.randomUUID() });

export const postsOf = ({ backend }: Pick<Player, 'backend'>, threadId: number) =>
  threadPosts(backend, { threadId, after: 0, limit: 100 });

/** The id of a post of a thread by its number. */
export async function postId(
  reader: Pick<Player, 'backend'>,
  threadId: number,
  number = 1,
): Promise<number> {
  const found = (await postsOf(reader, threadId)).find((post) => post.number === number);
  if (found === undefined) throw new Error(`There is no post ${number}.`);
  return found.id;
}
