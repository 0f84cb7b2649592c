import type { Race, Runner } from '@furlong/backend';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { describeRace } from './describeRace.ts';

export const futureRacesHead: PageHeadProps = {
  title: 'Future Races',
  description: 'Every race on the programme: where, when, for whom, and what it pays.',
};

export const raceResultsHead: PageHeadProps = {
  title: 'Race Results',
  description: 'Every finished race, with its result to verify.',
};

export const lastRaceHead: PageHeadProps = {
  title: 'Last race',
  description: 'The race that was run last: its film, its result, and how to check it.',
};

export const nextRaceHead: PageHeadProps = {
  title: 'Next race',
  description: 'The next race to be off: its field, its card and its course.',
};

/** @param runners in finishing order once there is a result */
export const headOfRace = (race: Race, runners: readonly Runner[]): PageHeadProps => ({
  title: race.name,
  description: describeRace(race, runners),
});
