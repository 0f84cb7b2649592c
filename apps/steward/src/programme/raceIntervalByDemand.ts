import { countPlayersHorses, type ServiceBackend } from '@furlong/backend/service';
import { minutesBetweenRaces } from '@furlong/game/rules';

/** Minutes from one off to the next that suit the number of horses that players own. */
export async function raceIntervalByDemand(backend: ServiceBackend): Promise<number> {
  return minutesBetweenRaces(await countPlayersHorses(backend));
}
