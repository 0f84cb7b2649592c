import type { ReactNode } from 'react';
import { Fact, Facts } from '../../badges/Fact/Fact';

export interface HorseRecordProps {
  specialty: string;
  wins: number;
  /** Races run. */
  races: number;
  /** One more `Fact`. */
  children: ReactNode;
}

/** What a horse is good at and what it has won, in one line of its card. */
export function HorseRecord({ specialty, wins, races, children }: HorseRecordProps) {
  return (
    <Facts layout="columns">
      <Fact label="Specialty">{specialty}</Fact>
      <Fact label="Wins">
        {wins} from {races}
      </Fact>
      {children}
    </Facts>
  );
}
