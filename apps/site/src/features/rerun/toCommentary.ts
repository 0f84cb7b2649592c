import type { CommentaryLine } from '@furlong/game/engine';
import type { CommentaryLine as ShownLine } from '@furlong/ui';
import { formatClock } from '../../shared/format/time.ts';

/** The commentary with its times as a clock on the course would show them. */
export function toCommentary(lines: readonly CommentaryLine[]): ShownLine[] {
  return lines.map(({ ms, text }) => ({ time: formatClock(Math.floor(ms / 1_000)), text }));
}
