import type { Moderation } from '@furlong/backend';
import type { ForumRuleId } from '@furlong/game/rules';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { refereesApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { playerKey } from '../../shared/api/playerKey.ts';
import { refereesKey } from './queries.ts';

type Once = { requestId: string };

/** What is reported: a post or a letter, by its id. */
export type ReportSubject = { postId: number } | { letterId: number };

export type Report = ReportSubject & { rule: ForumRuleId; note: string };

/** Reports a post or a letter to the referees. */
export const reportMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (report: Report & Once) =>
      callApi(refereesApi, (api, client) =>
        'postId' in report ? api.reportPost(client, report) : api.reportLetter(client, report),
      ),
    onSettled: (_answer, _error, _report, _before, { client }) =>
      invalidate(client, [refereesKey(playerId)]),
  });

/** What a referee does changes what is read in the forums, too. */
const changed = (playerId: string) => [
  refereesKey(playerId),
  [...playerKey(playerId), 'forums'] as const,
];

/** A referee does one thing about a post, a thread or what was reported. */
export const moderateMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (moderation: Moderation & Once) =>
      callApi(refereesApi, (api, client) => api.moderate(client, moderation)),
    onSettled: (_answer, _error, _moderation, _before, { client }) =>
      invalidate(client, changed(playerId)),
  });

export interface Undoing {
  rulingId: number;
  reason: string;
}

/** A referee takes back what was done. */
export const undoModerationMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (undoing: Undoing & Once) =>
      callApi(refereesApi, (api, client) => api.undoModeration(client, undoing)),
    onSettled: (_answer, _error, _undoing, _before, { client }) =>
      invalidate(client, changed(playerId)),
  });

export interface NewAppeal {
  rulingId: number;
  text: string;
}

/** Asks for another look at what a referee did about the player. */
export const appealMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (appeal: NewAppeal & Once) =>
      callApi(refereesApi, (api, client) => api.appeal(client, appeal)),
    onSettled: (_answer, _error, _appeal, _before, { client }) =>
      invalidate(client, [refereesKey(playerId)]),
  });

export interface AppealAnswer {
  appealId: number;
  upheld: boolean;
  text: string;
}

/** A referee answers an appeal. */
export const answerAppealMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (answer: AppealAnswer & Once) =>
      callApi(refereesApi, (api, client) => api.answerAppeal(client, answer)),
    onSettled: (_answer, _error, _given, _before, { client }) =>
      invalidate(client, changed(playerId)),
  });
