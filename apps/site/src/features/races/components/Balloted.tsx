import type { Race } from '@furlong/backend';
import { BallotedOut } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { toBallotedOut } from '../ballotWords.ts';
import { ballotQuery } from '../queries.ts';

interface BallotedProps {
  /** Of which lots were drawn. */
  race: Race;
  myHorseIds: readonly string[];
}

/** Who was balloted out of a race; nothing where that is nobody, or could not be loaded. */
export function Balloted({ race, myHorseIds }: BallotedProps) {
  const { data = [] } = useQuery(ballotQuery(race.id));
  const out = toBallotedOut(race, data);
  return out && <BallotedOut {...out} myHorseIds={myHorseIds} />;
}
