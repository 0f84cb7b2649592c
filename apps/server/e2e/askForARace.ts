import { createBackend, myHorses, openRaceRequests, requestRace, signIn } from '@furlong/backend';
import {
  ageInSeason,
  HOUR,
  MINUTE,
  requestBand,
  requestDistances,
  requestGrades,
  seasonAt,
  suitedBy,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';
import type { FurlongServer } from '../src/index.ts';

/** A race that is asked for, by the demonstration owner with a horse that some class admits unless one is; its request's id. */
export async function askForARace({ url, publishableKey, demo }: FurlongServer): Promise<string> {
  const backend = createBackend({ url, key: publishableKey });
  const [open] = await openRaceRequests(backend, { limit: 1 });
  if (open) return open.request.id;
  await signIn(backend, demo);
  const latestOff = Math.floor((Date.now() + 12 * HOUR) / MINUTE) * MINUTE;
  const season = seasonAt(latestOff);
  const [trackId = 'kingsmere'] = tracksInSeason(season);
  const [surface = 'Turf'] = tracks[trackId].surfaces;
  for (const { id: horseId, rating, specialty, birthSeason } of await myHorses(backend)) {
    const grade = requestGrades.find((each) => {
      const { minRating, maxRating } = requestBand(each);
      return rating >= (minRating ?? 0) && rating <= maxRating;
    });
    const distance = requestDistances.find((metres) => suitedBy(metres).includes(specialty));
    if (grade === undefined || distance === undefined) continue;
    const ageClass = ageInSeason(birthSeason, season) === 2 ? '2yo' : '3yo+';
    return requestRace(backend, {
      asked: {
        ...{ trackId, surface, distance, grade, ageClass, sex: null, entryFee: 200, runners: 5 },
        ...{ earliestOff: latestOff, latestOff },
      },
      horseId,
      requestId: crypto.randomUUID(),
      fromWallet: 0,
    });
  }
  throw new Error('No class admits any of the horses.');
}
