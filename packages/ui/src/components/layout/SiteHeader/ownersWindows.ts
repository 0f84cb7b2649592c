/** From here on an owner's header has its links in line. A visitor's has them from a laptop on. */
export const withLinks = 'screen and (min-width: 64em)';

/** From here on it has room for the names of stable and race beside them. */
export const withNames = 'screen and (min-width: 80em)';
