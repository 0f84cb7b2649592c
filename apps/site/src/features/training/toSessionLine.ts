import type { ListedSession } from '@furlong/backend';
import {
  formatMoney,
  KEPT_PER_POINT,
  type SessionOutcome,
  sessionProgrammes,
  trainedTalents,
} from '@furlong/game/rules';
import type { SessionLine } from '@furlong/ui';
import { formatWhen } from '../../shared/format/time.ts';
import { sayGain } from '../../shared/horses/talents.ts';
import { paths } from '../../shared/paths.ts';
import { formatHours } from './toProgrammeCardProps.ts';

/** A session as the history tells it, at `now` in ms; its countdown is drawn where it ticks. */
export function toSessionLine(session: ListedSession, now: number): Omit<SessionLine, 'countdown'> {
  const { outcome, startedAt, endsAt } = session;
  return {
    id: session.id,
    horse: session.horseName,
    href: paths.horse(session.horseId),
    programme: sessionProgrammes[session.programme].name,
    began: formatWhen(startedAt, now),
    duration: formatHours(endsAt - startedAt),
    cost: formatMoney(session.price),
    gained: outcome === null ? null : gainedWords(session.programme, outcome),
  };
}

function gainedWords(
  programme: ListedSession['programme'],
  { gains, overreached, energy }: SessionOutcome,
): string {
  const parts = trainedTalents
    .filter((talent) => gains[talent] > 0)
    .map((talent) => sayGain(talent, gains[talent] / KEPT_PER_POINT));
  if (parts.length > 0) return parts.join(', ');
  // A session of rest gives back energy, and no talent.
  if (sessionProgrammes[programme].energy > 0) return `Rested: ${energy}% energy`;
  return overreached ? 'Nothing: overreached' : 'Nothing more to gain';
}
