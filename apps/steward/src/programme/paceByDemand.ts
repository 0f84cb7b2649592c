import { countPlayersHorses, type StewardBackend } from '@furlong/backend/steward';
import { minutesBetweenRaces } from '@furlong/game';

/** Minutes from one off to the next that suit the number of horses that players own. */
export async function paceByDemand(backend: StewardBackend): Promise<number> {
  return minutesBetweenRaces(await countPlayersHorses(backend));
}
