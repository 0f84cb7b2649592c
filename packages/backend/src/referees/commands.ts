import type { ForumRuleId, ModerationAction } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** The id with which a request is done once, however often it is sent. */
interface Once {
  requestId: string;
}

interface Report extends Once {
  rule: ForumRuleId;
  /** What the player adds, which may be nothing. */
  note: string;
}

/** Reports a post to the referees. */
export async function reportPost(
  backend: Backend,
  { postId, rule, note, requestId }: { postId: number } & Report,
): Promise<void> {
  await unwrap(
    backend.rpc('report_post', {
      ...{ p_post_id: postId, p_rule: rule, p_note: note, p_request_id: requestId },
    }),
  );
}

/** Reports a letter that the player was written. */
export async function reportLetter(
  backend: Backend,
  { letterId, rule, note, requestId }: { letterId: number } & Report,
): Promise<void> {
  await unwrap(
    backend.rpc('report_letter', {
      ...{ p_letter_id: letterId, p_rule: rule, p_note: note, p_request_id: requestId },
    }),
  );
}

/** About what a referee acts. */
export type ModerationTarget =
  | { readonly caseId: number }
  | { readonly postId: number }
  | { readonly threadId: number };

export interface Moderation {
  action: ModerationAction;
  target: ModerationTarget;
  /** Needed to hide, to warn and to mute. */
  rule: ForumRuleId | null;
  /** For all to read. */
  reason: string;
  /** Of a mute, and of nothing else. */
  days: number | null;
}

/** A referee does one thing about a post, a thread or what was reported; answers its id. */
export async function moderate(
  backend: Backend,
  { action, target, rule, reason, days, requestId }: Moderation & Once,
): Promise<number> {
  return unwrap(
    backend.rpc('moderate', {
      ...{ p_action: action, p_reason: reason, p_request_id: requestId },
      ...('caseId' in target && { p_case_id: target.caseId }),
      ...('postId' in target && { p_post_id: target.postId }),
      ...('threadId' in target && { p_thread_id: target.threadId }),
      ...(rule !== null && { p_rule: rule }),
      ...(days !== null && { p_days: days }),
    }),
  );
}

/** A referee takes back what was done. */
export async function undoModeration(
  backend: Backend,
  { rulingId, reason, requestId }: { rulingId: number; reason: string } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('undo_moderation', { p_id: rulingId, p_reason: reason, p_request_id: requestId }),
  );
}

/** Asks for another look at what a referee did about the player; answers the appeal's id. */
export async function appeal(
  backend: Backend,
  { rulingId, text, requestId }: { rulingId: number; text: string } & Once,
): Promise<number> {
  return unwrap(
    backend.rpc('appeal', { p_moderation_id: rulingId, p_body: text, p_request_id: requestId }),
  );
}

/** A referee answers an appeal. One that is upheld takes back what was done. */
export async function answerAppeal(
  backend: Backend,
  { appealId, upheld, text, requestId }: { appealId: number; upheld: boolean; text: string } & Once,
): Promise<void> {
  await unwrap(
    backend.rpc('answer_appeal', {
      ...{ p_appeal_id: appealId, p_upheld: upheld, p_answer: text, p_request_id: requestId },
    }),
  );
}
