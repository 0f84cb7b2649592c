import type { FollowedEvent } from '@furlong/backend/service';
import { formatOrdinal, MINUTE, sessionProgrammes, tracks } from '@furlong/game/rules';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A race is over within it, and the runners are back. */
const raceTakes = 5 * MINUTE;

/** How often a calendar program is asked to look again, in seconds. */
const lookAgain = 15 * 60;

/**
 * What a stable runs and does, as an iCalendar file (RFC 5545).
 * @param origin of the site, to which the events link
 * @param at when the file is made, ms since 1970
 */
export function calendarFile(
  events: readonly FollowedEvent[],
  { origin, at }: { origin: string; at: number },
): string {
  const calendar = ical({
    name: 'Furlong',
    description: 'Your runners and their training',
    prodId: { company: 'Furlong', product: 'Race Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgain,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@furlong`,
      stamp: new Date(at),
      start: new Date(event.beginsAt),
      sequence: changesOf(event),
      ...(event.kind === 'race' ? raceEvent(event, origin) : trainingEvent(event, origin)),
    });
  }
  // The generator leaves the last line without its end.
  return `${calendar.toString()}\r\n`;
}

/**
 * How often what is told of an event has changed: when its horse was renamed, which is done once, and when
 * its race had its result, or was called off.
 */
function changesOf(event: FollowedEvent): number {
  const over = event.kind === 'race' && (event.status === 'finished' || event.status === 'void');
  return Number(event.renamed) + Number(over);
}

function raceEvent(race: Extract<FollowedEvent, { kind: 'race' }>, origin: string) {
  const { horseName, raceName, grade, distance, surface } = race;
  const track = tracks[race.trackId];
  return {
    end: new Date(race.beginsAt + raceTakes),
    summary: `${horseName} in the ${raceName}`,
    location: `${track.name}, ${track.place}`,
    description: `${grade}, ${distance} m, ${surface}. ${standing(race)}`,
    url: `${origin}/races/${race.raceId}`,
    status: race.status === 'void' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function standing({ status, place }: Extract<FollowedEvent, { kind: 'race' }>): string {
  if (status === 'void') return 'Called off: the entry fee came back.';
  return place === null ? 'Entered.' : `Finished ${formatOrdinal(place)}.`;
}

function trainingEvent(session: Extract<FollowedEvent, { kind: 'training' }>, origin: string) {
  return {
    end: new Date(session.endsAt),
    summary: `${session.horseName}: ${sessionProgrammes[session.programme].name} training`,
    url: `${origin}/stable/train`,
    status: ICalEventStatus.CONFIRMED,
  };
}
