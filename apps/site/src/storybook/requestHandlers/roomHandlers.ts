import type { Ruling } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { timestamp, timestampOrNull } from '../timestamps.ts';
import { rpc } from './postgrest.ts';

/** The stewards' room, and what is reported to it. */
export default function roomHandlers(game: MockBackendState): RequestHandler[] {
  const { room } = game;
  return [
    rpc('my_standing', () => {
      const { role, powers, mutedUntil, openReports, openAppeals } = room.standing;
      return [
        {
          ...{ role, powers: [...powers], muted_until: timestampOrNull(mutedUntil) },
          ...{ open_reports: openReports, open_appeals: openAppeals },
        },
      ];
    }),
    rpc('moderation_log', ({ p_before_id = Number.POSITIVE_INFINITY, p_limit = 20 }) =>
      room.rulings
        .filter(({ id }) => id < p_before_id)
        .slice(0, p_limit)
        .map(rulingRow),
    ),
    rpc('my_moderations', () =>
      room.ownRulings.map((ruling) => ({
        ...rulingRow(ruling),
        ...{ appeal_id: ruling.appeal?.id ?? null, upheld: ruling.appeal?.upheld ?? null },
        ...{ due_at: timestampOrNull(ruling.appeal?.dueAt ?? null) },
        answer: ruling.appeal?.answer ?? null,
      })),
    ),
    rpc('appeals', ({ p_before_id = Number.POSITIVE_INFINITY, p_limit = 20 }) =>
      room.appeals
        .filter(({ id }) => id < p_before_id)
        .slice(0, p_limit)
        .map(({ id, rulingId, action, rule, text, at, dueAt, answer, own }) => ({
          ...{ id, moderation_id: rulingId, action, rule, body: text, at: timestamp(at) },
          ...{ due_at: timestamp(dueAt), upheld: answer?.upheld ?? null, own },
          ...{ answer: answer?.text ?? null, answered_at: timestampOrNull(answer?.at ?? null) },
          role: answer?.role ?? null,
        })),
    ),
    rpc('report_queue', ({ p_after_id = 0, p_limit = 20 }) =>
      room.queue
        .filter(({ id }) => id > p_after_id)
        .slice(0, p_limit)
        .map(({ id, openedAt, reports, rules, notes, post, text, stable, warnings, context }) => ({
          ...{ id, opened_at: timestamp(openedAt), reports, rules: [...rules], notes: [...notes] },
          ...{ post_id: post?.id ?? null, thread_id: post?.threadId ?? null, warnings },
          ...{ title: post?.title ?? null, number: post?.number ?? null, letter: post === null },
          ...{ body: text, stable_id: stable.id, stable_name: stable.name },
          context: context.map((each) => ({ name: each.name, body: each.text })),
        })),
    ),
    rpc('enquiries', ({ p_before_id, p_limit = 20 }) => {
      const first = room.enquiries.findIndex(({ raceId }) => raceId === p_before_id) + 1;
      return room.enquiries.slice(first, first + p_limit).map((each) => ({
        ...{ race_id: each.raceId, race_name: each.race, track_id: each.trackId },
        ...{ off_at: timestamp(each.offAt), void_reason: each.reason },
        ...{ entries: each.entries, stables: each.stables },
      }));
    }),
    rpc('report_post', () => true),
    rpc('report_letter', () => true),
    rpc('moderate', ({ p_case_id }) => {
      room.queue = room.queue.filter(({ id }) => id !== p_case_id);
      return 9;
    }),
    rpc('undo_moderation', ({ p_id, p_reason }) => {
      room.rulings = room.rulings.map((each) =>
        each.id === p_id
          ? { ...each, undone: { at: moment, reason: p_reason, role: 'referee' } }
          : each,
      );
      return true;
    }),
    rpc('appeal', ({ p_moderation_id }) => {
      room.ownRulings = room.ownRulings.map((each) =>
        each.id === p_moderation_id
          ? { ...each, appeal: { id: 5, dueAt: moment + 86_400_000, upheld: null, answer: null } }
          : each,
      );
      return 5;
    }),
    rpc('answer_appeal', ({ p_appeal_id, p_upheld, p_answer }) => {
      room.appeals = room.appeals.map((each) =>
        each.id === p_appeal_id
          ? {
              ...each,
              answer: { upheld: p_upheld, text: p_answer, at: moment, role: 'referee' as const },
            }
          : each,
      );
      return p_upheld;
    }),
  ];
}

const rulingRow = (ruling: Ruling) => ({
  ...{ id: ruling.id, action: ruling.action, rule: ruling.rule, reason: ruling.reason },
  ...{ days: ruling.days, role: ruling.role, at: timestamp(ruling.at), title: ruling.title },
  ...{ thread_id: ruling.threadId, number: ruling.number, letter: ruling.letter },
  ...{ undone_at: timestampOrNull(ruling.undone?.at ?? null) },
  ...{ undone_reason: ruling.undone?.reason ?? null, undone_role: ruling.undone?.role ?? null },
});
