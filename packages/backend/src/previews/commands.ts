import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Publishes the player's preview of a race in the place of the one before. Repeated with the same `requestId` it is
 * done once.
 * @param chances whole percents in the order of the draw, 100 in all
 */
export async function publishPreview(
  backend: Backend,
  { raceId, chances, requestId }: { raceId: string; chances: readonly number[]; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('publish_preview', {
      ...{ p_race_id: raceId, p_chances: [...chances], p_request_id: requestId },
    }),
  );
}

/**
 * Writes the player's review of a race in the place of the one before. Repeated with the same `requestId` it is done
 * once.
 * @param text empty takes the review back
 */
export async function reviewRace(
  backend: Backend,
  { raceId, text, requestId }: { raceId: string; text: string; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('review_race', { p_race_id: raceId, p_body: text, p_request_id: requestId }),
  );
}
