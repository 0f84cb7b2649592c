import type { ClubRole } from '@furlong/game/rules';

/** What a stable is in its club, as it is read. */
export const roleWords: Record<ClubRole, string> = {
  founder: 'Founder',
  officer: 'Officer',
  member: 'Member',
};

/** How a club comes by its points, in a sentence. */
export const howPointsAreWon =
  'Each race of a member’s horse brings its club 10, 6, 4, 2 and 1 points for the first five places; they stay with the club for the season, whoever leaves it.';

/** Who may come in. */
export const sayOpen = (open: boolean): string => (open ? 'Open to all' : 'By invitation');
