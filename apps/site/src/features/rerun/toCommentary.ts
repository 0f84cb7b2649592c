import type { CommentaryLine } from '@furlong/game/engine';
import type { CommentaryLine as ShownLine } from '@furlong/ui';

/** The commentary with its times as a clock on the course would show them. */
export function toCommentary(lines: readonly CommentaryLine[]): ShownLine[] {
  return lines.map(({ ms, text }) => ({ time: clock(ms), text }));
}

/** Whole seconds since the off: '0:07', '1:23'. */
function clock(ms: number) {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
