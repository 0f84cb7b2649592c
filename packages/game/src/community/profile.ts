/** Characters of what a stable says of itself. */
export const ABOUT_LENGTH = 1_000;

/** The parts of a stable's profile; each is shown to others, or to nobody. */
export const profileParts = ['about', 'horses', 'club', 'lists', 'previews'] as const;

export type ProfilePart = (typeof profileParts)[number];
