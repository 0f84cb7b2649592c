import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link';
import { TwoLines } from '../../../primitives/TwoLines/TwoLines';

export interface RaceLineProps {
  race: string;
  /** Leads to the race. */
  href: string;
  /** When it goes off, or went: "Yesterday 20:05". */
  when: string;
  /** Track, distance and what else is told of the course: "Ashford Downs, 1600 m Turf, Good". */
  where: ReactNode;
}

/** A race in a cell of a table: its name, and below it when and where. */
export function RaceLine({ race, href, when, where }: RaceLineProps) {
  return (
    <TwoLines
      second={
        <>
          {when} · {where}
        </>
      }
    >
      <Link href={href} variant="quiet">
        {race}
      </Link>
    </TwoLines>
  );
}
