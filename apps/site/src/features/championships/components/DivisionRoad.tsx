import type { RoadRace } from '@furlong/backend';
import { ChampionshipRoad, Disclosure, EmptyState, Heading, Stack, Subsection } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { toRoadRace } from '../toRoad.ts';

/** Races of each kind that are in sight without a press. */
const inSight = 5;

export interface DivisionRoadProps {
  /** By time. */
  road: readonly RoadRace[];
  /** The server's time, ms. */
  now: number;
}

/** The races that lead to a division's final: the next of them, and the last that were run. */
export function DivisionRoad({ road, now }: DivisionRoadProps) {
  const over = ({ status }: RoadRace) => status === 'finished' || status === 'void';
  const gone = (race: RoadRace) => race.status === null && race.offAt < now;
  const ahead = road.filter((race) => !over(race) && !gone(race));
  const behind = road.filter(over).toReversed();
  return (
    <Stack gap="large">
      {/* Once all is run, what was run is the road. */}
      {(ahead.length > 0 || behind.length === 0) && (
        <Part
          title="To come"
          none="No race of this championship is to come."
          races={ahead}
          now={now}
        />
      )}
      <Part title="Run" none="No qualifier has been run yet." races={behind} now={now} />
    </Stack>
  );
}

interface PartProps {
  title: string;
  none: string;
  races: readonly RoadRace[];
  now: number;
}

function Part({ title, none, races, now }: PartProps) {
  const [first, rest] = [races.slice(0, inSight), races.slice(inSight)];
  return (
    <Stack gap="small">
      <Heading level={3}>{title}</Heading>
      {first.length === 0 && <EmptyState title={none} quiet />}
      <Subsection>
        {first.length > 0 && (
          <ChampionshipRoad label={title} races={first.map((race) => toRoadRace(race, now))} />
        )}
        {rest.length > 0 && (
          <Disclosure title={`${pluralize(rest.length, 'more race')}`}>
            <ChampionshipRoad
              label={`${title}, the others`}
              races={rest.map((race) => toRoadRace(race, now))}
            />
          </Disclosure>
        )}
      </Subsection>
    </Stack>
  );
}
