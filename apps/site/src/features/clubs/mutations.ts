import type { ClubRole } from '@furlong/game/rules';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { groupsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { clubKeys } from './queries.ts';

type Once<Input> = Input & { requestId: string };

/** What of clubs is untrue once one has changed, or may have. */
const outdated = (playerId: string) => ({
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _input: unknown,
    _before: unknown,
    { client }: { client: QueryClient },
  ) => invalidate(client, [clubKeys.all, clubKeys.mine(playerId)]),
});

export interface NewClub {
  name: string;
  description: string;
  open: boolean;
}

export const foundClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (club: Once<NewClub>) =>
      callApi(groupsApi, (api, client) => api.foundClub(client, club)),
    ...outdated(playerId),
  });

export interface OfClub {
  clubId: string;
}

export const joinClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (club: Once<OfClub>) =>
      callApi(groupsApi, (api, client) => api.joinClub(client, club)),
    ...outdated(playerId),
  });

export const leaveClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (club: Once<OfClub>) =>
      callApi(groupsApi, (api, client) => api.leaveClub(client, club)),
    ...outdated(playerId),
  });

export const declineClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (club: Once<OfClub>) =>
      callApi(groupsApi, (api, client) => api.declineClub(client, club)),
    ...outdated(playerId),
  });

export interface ChangedClub {
  description: string;
  open: boolean;
}

export const changeClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (club: Once<ChangedClub>) =>
      callApi(groupsApi, (api, client) => api.changeClub(client, club)),
    ...outdated(playerId),
  });

export const inviteToClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (invited: Once<{ stableName: string }>) =>
      callApi(groupsApi, (api, client) => api.inviteToClub(client, invited)),
    ...outdated(playerId),
  });

export const sendFromClubMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (member: Once<{ stableId: string }>) =>
      callApi(groupsApi, (api, client) => api.sendFromClub(client, member)),
    ...outdated(playerId),
  });

export interface GivenRole {
  stableId: string;
  role: ClubRole;
}

export const giveClubRoleMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (given: Once<GivenRole>) =>
      callApi(groupsApi, (api, client) => api.giveClubRole(client, given)),
    ...outdated(playerId),
  });

export const postClubNoticeMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (notice: Once<{ text: string }>) =>
      callApi(groupsApi, (api, client) => api.postClubNotice(client, notice)),
    ...outdated(playerId),
  });

export const removeClubNoticeMutation = (playerId: string) =>
  mutationOptions({
    mutationFn: (notice: Once<{ noticeId: number }>) =>
      callApi(groupsApi, (api, client) => api.removeClubNotice(client, notice)),
    ...outdated(playerId),
  });
