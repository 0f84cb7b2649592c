import { Link, Notice } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatSeason } from '../../../shared/format/season.ts';
import { paths } from '../../../shared/paths.ts';
import { seasonTurnQuery } from '../queries.ts';

/** That a season is over, until it was read what it came to. */
export function TurnNotice({ userId }: { userId: string }) {
  const { data: turn } = useQuery(seasonTurnQuery(userId, null));
  if (!turn || turn.seen) return null;
  return (
    <Notice tone="info" action={<Link href={paths.seasonTurn}>See what changed</Link>}>
      The season of {formatSeason(turn.season)} is over, and your horses are a year older.
    </Notice>
  );
}
