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
