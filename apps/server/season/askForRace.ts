import {
  type Backend,
  joinRaceRequest,
  type OwnHorse,
  openRaceRequests,
  requestRace,
} from '@furlong/backend';
import {
  type AskedRace,
  HOUR,
  leavesPlaces,
  MINUTE,
  REQUEST_LISTING,
  requestBars,
  requestDistances,
  requestFault,
  requestGrades,
  seasonAt,
  suitedBy,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';

/** How long a bot's request waits for others: they come every morning, and find it twice. */
const WAITS = 33 * HOUR;

/** What a bot asks for: horses of different stables meet at a middling fee. */
const ENTRY_FEE = 200;
const RUNNERS = 4;

/** Joins, for $`funds` at the most, the first request that the horse fits: false where there is none. */
export async function joinAnyRequest(
  backend: Backend,
  { horse, stableId, funds }: { horse: OwnHorse; stableId: string; funds: number },
): Promise<boolean> {
  for (const { request, entries } of await openRaceRequests(backend, { limit: 20 })) {
    const joins =
      request.entryFee <= funds &&
      requestBars(request, horse).length === 0 &&
      leavesPlaces(request.runners, entries, stableId);
    if (!joins) continue;
    const once = { horseId: horse.id, requestId: crypto.randomUUID() };
    await joinRaceRequest(backend, {
      ...{ ...once, raceRequestId: request.id, fromWallet: request.entryFee },
    });
    return true;
  }
  return false;
}

/** Asks for a race that suits the horse: false where $`funds` do not do, or nothing may be asked for. */
export async function askForRace(
  backend: Backend,
  { horse, funds, random }: { horse: OwnHorse; funds: number; random: () => number },
): Promise<boolean> {
  const asked = raceFor(horse, random);
  const costs = ENTRY_FEE + REQUEST_LISTING;
  if (asked === null || costs > funds) return false;
  const once = { horseId: horse.id, requestId: crypto.randomUUID() };
  await requestRace(backend, { asked, ...once, fromWallet: costs });
  return true;
}

function raceFor(horse: OwnHorse, random: () => number): AskedRace | null {
  const soon = Math.ceil(Date.now() / MINUTE) * MINUTE;
  const season = seasonAt(soon + WAITS);
  const any = <Item>(list: readonly Item[]) => list[Math.floor(list.length * random())];
  const trackId = any(tracksInSeason(season));
  const distance = any(requestDistances.filter((each) => suitedBy(each).includes(horse.specialty)));
  const surface = trackId && any(tracks[trackId].surfaces);
  if (trackId === undefined || distance === undefined || surface === undefined) return null;
  const ageClass = season - horse.birthSeason === 2 ? '2yo' : '3yo+';
  const times = { earliestOff: soon, latestOff: soon + WAITS };
  const asked = requestGrades
    .map((grade) => ({
      ...({ trackId, distance, surface, grade, ageClass, sex: null } as const),
      ...{ ...times, entryFee: ENTRY_FEE, runners: RUNNERS },
    }))
    .find((each) => requestBars(each, horse).length === 0);
  return asked === undefined || requestFault(asked, Date.now()) !== null ? null : asked;
}
