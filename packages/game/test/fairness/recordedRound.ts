/** A round of the public beacon as it came out, three seconds after 11:00 on 15 September 2023. */
export const recordedRound = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
} as const;

/** The off that the round is the first after, in milliseconds since 1970. */
export const recordedOff = Date.UTC(2023, 8, 15, 11);
