import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { previewsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { previewKeys } from './queries.ts';

export interface NewPreview {
  raceId: string;
  /** Whole percents in the order of the draw, 100 in all. */
  chances: readonly number[];
}

/** Publishes the player's preview of a race in the place of the one before. */
export const publishPreviewMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (preview: NewPreview & { requestId: string }) =>
      callApi(previewsApi, (api, client) => api.publishPreview(client, preview)),
    onSettled: (_answer, _error, _preview, _before, { client }) =>
      invalidate(client, [previewKeys.mine(playerId)]),
  });

export interface NewReview {
  raceId: string;
  /** Empty to take it back. */
  text: string;
}

/** Writes the player's review of a race in the place of the one before. */
export const reviewRaceMutation = () =>
  mutationOptions({
    mutationFn: (review: NewReview & { requestId: string }) =>
      callApi(previewsApi, (api, client) => api.reviewRace(client, review)),
    onSettled: (_answer, _error, { raceId }, _before, { client }) =>
      invalidate(client, [previewKeys.reviews(raceId)]),
  });
