/** The room of a film that is awaited, as a CSS length: no film is lower, and what stands below it never moves. */
export const filmHeight = 'min(100svh, 68rem)';
