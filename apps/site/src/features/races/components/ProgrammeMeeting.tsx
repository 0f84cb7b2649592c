import type { UpcomingEntry } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { Meeting } from '@furlong/ui';
import { timeOfDay, trackPlaces } from '../../../shared/races/trackPlaces.ts';
import type { RaceMeeting } from '../toMeetings.ts';
import { ProgrammeRow } from './ProgrammeRow.tsx';

export interface ProgrammeMeetingProps {
  meeting: RaceMeeting;
  /** The player's entries for races to come. */
  entries: readonly UpcomingEntry[];
}

/** A meeting of the programme, with a row for each of its races. */
export function ProgrammeMeeting({ meeting, entries }: ProgrammeMeetingProps) {
  const { trackId, summary, oneGround, offAt, surface, races } = meeting;
  return (
    <Meeting
      track={tracks[trackId].name}
      summary={summary}
      oneGround={oneGround}
      scene={trackPlaces[trackId].scene}
      timeOfDay={timeOfDay(trackId, offAt)}
      surface={surface}
    >
      {races.map((race) => (
        <ProgrammeRow key={race.id} race={race} entries={entries} oneGround={oneGround} />
      ))}
    </Meeting>
  );
}
