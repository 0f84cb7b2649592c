/** Milliseconds a horse takes to cover its own length (0.16 s, measured in Hong Kong). */
export const LENGTH_MS = 160;
