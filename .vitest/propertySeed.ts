import fc from 'fast-check';

/**
 * The one setting of all property tests. A run tries the same examples as the one before, so that a
 * failure can be repeated; `FC_SEED`, any integer, asks for others, as every night does.
 */
const seed = Number(process.env.FC_SEED ?? 7);

if (!Number.isSafeInteger(seed)) {
  throw new RangeError(`FC_SEED is an integer; "${process.env.FC_SEED}" is not.`);
}

fc.configureGlobal({ seed, numRuns: 300 });
