import type { ForumRuleId, ModerationAction } from '@furlong/game/rules';
import type { Role } from '../forums/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Appeal, Enquiry, OwnRuling, ReportedText, RoomStanding, Ruling } from './rows.ts';

interface RulingRow {
  id: number;
  action: ModerationAction;
  rule: ForumRuleId | null;
  reason: string;
  days: number | null;
  role: Role;
  at: string;
  thread_id: number | null;
  title: string | null;
  number: number | null;
  letter: boolean;
  undone_at: string | null;
  undone_reason: string | null;
  undone_role: Role | null;
}

const toRuling = (row: RulingRow): Ruling => ({
  ...{ id: row.id, action: row.action, rule: row.rule, reason: row.reason, days: row.days },
  ...{ role: row.role, at: parseTimestamp(row.at), threadId: row.thread_id, title: row.title },
  ...{ number: row.number, letter: row.letter },
  undone:
    row.undone_at === null || row.undone_reason === null || row.undone_role === null
      ? null
      : { at: parseTimestamp(row.undone_at), reason: row.undone_reason, role: row.undone_role },
});

/** What the player is in the stewards' room; null for a visitor. */
export async function myStanding(backend: Backend): Promise<RoomStanding | null> {
  const [row] = await unwrap(
    backend.rpc('my_standing').overrideTypes<
      {
        role: Role | null;
        powers: string[];
        muted_until: string | null;
        open_reports: number | null;
        open_appeals: number | null;
      }[],
      { merge: false }
    >(),
  );
  return row === undefined
    ? null
    : {
        ...{ role: row.role, powers: row.powers },
        mutedUntil: row.muted_until === null ? null : parseTimestamp(row.muted_until),
        ...{ openReports: row.open_reports ?? 0, openAppeals: row.open_appeals ?? 0 },
      };
}

/** What referees did, the last first, before one of it. */
export async function rulings(
  backend: Backend,
  { after, limit }: { after: Pick<Ruling, 'id'> | null; limit: number },
): Promise<Ruling[]> {
  const rows = await unwrap(
    backend
      .rpc('moderation_log', { ...(after !== null && { p_before_id: after.id }), p_limit: limit })
      .overrideTypes<RulingRow[], { merge: false }>(),
  );
  return rows.map(toRuling);
}

/** What referees did about the player, the last first; 100 at most. */
export async function myRulings(backend: Backend): Promise<OwnRuling[]> {
  const rows = await unwrap(
    backend.rpc('my_moderations').overrideTypes<
      (RulingRow & {
        appeal_id: number | null;
        due_at: string | null;
        upheld: boolean | null;
        answer: string | null;
      })[],
      { merge: false }
    >(),
  );
  return rows.map((row) => ({
    ...toRuling(row),
    appeal:
      row.appeal_id === null || row.due_at === null
        ? null
        : {
            ...{ id: row.appeal_id, dueAt: parseTimestamp(row.due_at) },
            ...{ upheld: row.upheld, answer: row.answer },
          },
  }));
}

/** The appeals, the last first, before one of them. */
export async function appeals(
  backend: Backend,
  { after, limit }: { after: Pick<Appeal, 'id'> | null; limit: number },
): Promise<Appeal[]> {
  const rows = await unwrap(
    backend
      .rpc('appeals', { ...(after !== null && { p_before_id: after.id }), p_limit: limit })
      .overrideTypes<
        {
          id: number;
          moderation_id: number;
          action: ModerationAction;
          rule: ForumRuleId | null;
          body: string | null;
          at: string;
          due_at: string;
          upheld: boolean | null;
          answer: string | null;
          answered_at: string | null;
          role: Role | null;
          own: boolean;
        }[],
        { merge: false }
      >(),
  );
  return rows.map(({ upheld, answer, answered_at, role, ...row }) => ({
    ...{ id: row.id, rulingId: row.moderation_id, action: row.action, rule: row.rule },
    ...{ text: row.body, at: parseTimestamp(row.at), dueAt: parseTimestamp(row.due_at) },
    answer:
      upheld === null || answer === null || answered_at === null || role === null
        ? null
        : { upheld, text: answer, at: parseTimestamp(answered_at), role },
    own: row.own,
  }));
}

/** What was reported and waits for a referee, the first first, after one of it. */
export async function reportQueue(
  backend: Backend,
  { after, limit }: { after: Pick<ReportedText, 'id'> | null; limit: number },
): Promise<ReportedText[]> {
  const rows = await unwrap(
    backend
      .rpc('report_queue', { ...(after !== null && { p_after_id: after.id }), p_limit: limit })
      .overrideTypes<
        {
          id: number;
          opened_at: string;
          reports: number;
          rules: ForumRuleId[];
          notes: string[] | null;
          post_id: number | null;
          thread_id: number | null;
          title: string | null;
          number: number | null;
          body: string;
          stable_id: string;
          stable_name: string;
          warnings: number;
          context: { name: string; body: string }[];
        }[],
        { merge: false }
      >(),
  );
  return rows.map((row) => ({
    ...{ id: row.id, openedAt: parseTimestamp(row.opened_at), reports: row.reports },
    ...{ rules: row.rules, notes: row.notes ?? [], text: row.body, warnings: row.warnings },
    post:
      row.post_id === null || row.thread_id === null || row.title === null || row.number === null
        ? null
        : { id: row.post_id, threadId: row.thread_id, title: row.title, number: row.number },
    stable: { id: row.stable_id, name: row.stable_name },
    context: row.context.map(({ name, body }) => ({ name, text: body })),
  }));
}

/** The races that were called off, the last first, before one of them. */
export async function enquiries(
  backend: Backend,
  { after, limit }: { after: Pick<Enquiry, 'offAt' | 'raceId'> | null; limit: number },
): Promise<Enquiry[]> {
  const rows = await unwrap(
    backend.rpc('enquiries', {
      ...(after !== null && {
        p_before_at: formatTimestamp(after.offAt),
        p_before_id: after.raceId,
      }),
      p_limit: limit,
    }),
  );
  return rows.map((row) => ({
    ...{ raceId: row.race_id, race: row.race_name, trackId: row.track_id },
    offAt: parseTimestamp(row.off_at),
    reason: row.void_reason as Enquiry['reason'],
    ...{ entries: row.entries, stables: row.stables },
  }));
}
