import type { Race, Runner } from '@furlong/backend';
import { RacePoster, type RacePosterProps } from '@furlong/ui';
import { toPosterGround } from '../toPosterGround.ts';
import { RacePosterFacts } from './RacePosterFacts.tsx';

export interface GradedHeadProps
  extends Pick<RacePosterProps, 'where' | 'when' | 'grade' | 'children'> {
  race: Race;
  /** The field, in the order of the card. */
  runners: readonly Runner[];
}

/** A graded race announces itself by its poster. */
export function GradedHead({ race, runners, ...poster }: GradedHeadProps) {
  return (
    <RacePoster
      {...toPosterGround(race)}
      {...poster}
      race={race.name}
      field={runners.map(({ horseId, stable }) => ({ horseId, silks: stable.silks }))}
      facts={<RacePosterFacts race={race} />}
    />
  );
}
