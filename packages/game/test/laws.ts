/** What every property is tried with: always the same examples, so that a failure can be repeated. */
export const laws = { seed: 20260105, numRuns: 300 } as const;
