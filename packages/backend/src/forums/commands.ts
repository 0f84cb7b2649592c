import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { subjectArguments, type ThreadSubject } from './queries.ts';

/** The id with which a request is done once, however often it is sent. */
interface Once {
  requestId: string;
}

/**
 * Opens a thread, or that of a race or a horse, which is named after it; answers its id.
 * @throws GameError with the reason for which nothing was written
 */
export async function openThread(
  backend: Backend,
  {
    section,
    title,
    text,
    subject,
    requestId,
  }: { section: string; title: string; text: string; subject: ThreadSubject | null } & Once,
): Promise<number> {
  return unwrap(
    backend.rpc('open_thread', {
      p_section: section,
      p_title: title,
      p_body: text,
      p_request_id: requestId,
      ...(subject !== null && subjectArguments(subject)),
    }),
  );
}

/** Writes at the end of a thread; answers the number of the post. */
export async function writePost(
  backend: Backend,
  { threadId, text, requestId }: { threadId: number; text: string } & Once,
): Promise<number> {
  return unwrap(
    backend.rpc('write_post', { p_thread_id: threadId, p_body: text, p_request_id: requestId }),
  );
}

/** Says something else in a post of the player's; what it said is kept. */
export async function editPost(
  backend: Backend,
  { postId, text, requestId }: { postId: number; text: string } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('edit_post', { p_post_id: postId, p_body: text, p_request_id: requestId }),
  );
}

/** Takes back a post of the player's: its place says so. */
export async function deletePost(
  backend: Backend,
  { postId, requestId }: { postId: number } & Once,
): Promise<void> {
  await unwrap(backend.rpc('delete_post', { p_post_id: postId, p_request_id: requestId }));
}

/** Follows a thread, or no longer. */
export async function followThread(
  backend: Backend,
  { threadId, followed, requestId }: { threadId: number; followed: boolean } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('follow_thread', {
      p_thread_id: threadId,
      p_followed: followed,
      p_request_id: requestId,
    }),
  );
}

/** The player has read a thread as far as this post. */
export async function readThread(
  backend: Backend,
  { threadId, number }: { threadId: number; number: number },
): Promise<void> {
  await unwrap(backend.rpc('read_thread', { p_thread_id: threadId, p_number: number }));
}
