import { DAY } from '../season/durations.ts';

/** Characters of a post, of a thread's title, of a referee's reason and a report's note, and of an appeal. */
export const POST_LENGTH = 5_000;
export const TITLE_LENGTH = 100;
export const REASON_LENGTH = 500;
export const APPEAL_LENGTH = 2_000;

/** Posts of a page of a thread. */
export const POSTS_A_PAGE = 20;

export const forumSections = [
  {
    id: 'news',
    title: 'News and rules',
    about: 'What changes in Furlong, told by the operator, and the rules of these forums.',
  },
  { id: 'racing', title: 'Racing talk', about: 'Races that were run, and races to come.' },
  { id: 'form', title: 'Form and previews', about: 'Who will win, and why.' },
  { id: 'clubs', title: 'Clubs', about: 'Stables that look for company.' },
  {
    id: 'market',
    title: 'Market',
    about: 'Horses wanted, horses to be sold, and what they bring.',
  },
  { id: 'help', title: 'Help', about: 'Questions, and who knows the answer.' },
  { id: 'suggestions', title: 'Suggestions', about: 'What would make Furlong better.' },
] as const;

export type ForumSectionId = (typeof forumSections)[number]['id'];

/** The section with an id, or null. */
export const forumSection = (id: string) =>
  forumSections.find((section) => section.id === id) ?? null;

/** What may not be written, by which referees act. The database has their ids in `private.is_forum_rule`. */
export const forumRules = [
  {
    id: 'respect',
    title: 'Respect',
    text: 'Argue about horses, not about people: no insults, no threats, no hate.',
  },
  {
    id: 'fair',
    title: 'Fair play',
    text: 'One stable each. Do not lose a race on purpose, and do not agree on a result.',
  },
  {
    id: 'deceit',
    title: 'No deceit',
    text: 'Do not pass yourself off as somebody else, and do not offer what you do not have.',
  },
  {
    id: 'private',
    title: 'Nothing private',
    text: 'No names, addresses or letters of others without their word.',
  },
  {
    id: 'topic',
    title: 'To the point',
    text: 'No advertising, nothing ten times over, nothing where it does not belong.',
  },
  { id: 'law', title: 'The law', text: 'What is forbidden elsewhere is forbidden here.' },
] as const;

export type ForumRuleId = (typeof forumRules)[number]['id'];

/** What referees may do about a post, a thread, or who wrote it. */
export const moderationActions = ['dismiss', 'hide', 'lock', 'mute', 'pin', 'warn'] as const;

export type ModerationAction = (typeof moderationActions)[number];

/** How many posts a stable may write within an hour, and how many threads it may open within a day. */
export interface ForumLimits {
  readonly posts: number;
  readonly threads: number;
}

/**
 * Fewer in the first week of a stable. The database has them in `private.forum_limits`.
 * @param age of the stable, ms
 */
export const forumLimits = (age: number): ForumLimits =>
  age < 7 * DAY ? { posts: 15, threads: 5 } : { posts: 60, threads: 20 };
