import type { PublishedRace } from '../../src/fairness/verification.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';

/** The names of the checks that a race as published does not pass. */
export async function failed(race: PublishedRace): Promise<string[]> {
  const { checks } = await verifyRace(race, null);
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}
