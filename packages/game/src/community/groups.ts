import { DAY } from '../season/durations.ts';

/** Characters of what is said of a list of horses or of a club. */
export const DESCRIPTION_LENGTH = 500;

/** Characters of the name of a list of horses or of a club. */
export const GROUP_NAME_LENGTH = 40;

/** The most horses of a list, and the most lists that a stable makes and follows. */
export const listLimits = { horses: 50, own: 10, followed: 20 } as const;

/**
 * How often a stable may change what others see within an hour, fewer in its first week. The database has it in
 * `private.most_community_acts`.
 * @param age of the stable, ms
 */
export const communityActs = (age: number): number => (age < 7 * DAY ? 60 : 180);

/** Characters of a notice on the board of a club. */
export const NOTICE_LENGTH = 1_000;

/** The most stables of a club, and its invitations that wait for an answer. */
export const clubLimits = { members: 100, invitations: 50 } as const;

/** What a stable is in its club. */
export type ClubRole = 'founder' | 'officer' | 'member';

/**
 * What a place of a member's horse is worth to its club: ten for a win down to one for the fifth. The database has it
 * in `private.points_of_place`.
 */
export const clubPoints = (place: number): number => [10, 6, 4, 2, 1][place - 1] ?? 0;
