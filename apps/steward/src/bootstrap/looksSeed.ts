/** Every new game has house horses of the same names and looks. */
export const looksSeed = 20260105;
