import { type AutoProgrammeId, autoProgrammes } from './autoProgrammes.ts';
import { type ProgrammeId, programmes } from './programmes.ts';
import type { Work } from './work.ts';

/** A session of the auto-trainer as it is kept, beside those that an owner buys one by one. */
export type AutoSessionId = `auto_${AutoProgrammeId}`;

/** What a session can be of. */
export type SessionProgrammeId = ProgrammeId | AutoSessionId;

export const autoSessionId = (id: AutoProgrammeId): AutoSessionId => `auto_${id}`;

/** What every session that is kept was of. */
export const sessionProgrammes: Readonly<
  Record<SessionProgrammeId, Work & { readonly name: string }>
> = {
  ...programmes,
  auto_balanced: autoProgrammes.balanced,
  auto_speed: autoProgrammes.speed,
  auto_endurance: autoProgrammes.endurance,
  auto_recovery: autoProgrammes.recovery,
};
