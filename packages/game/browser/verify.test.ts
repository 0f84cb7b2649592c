import { expect, it } from 'vitest';
import { goldenResults } from '../golden/results.ts';
import { verifyRace } from '../src/fairness/verifyRace.ts';
import { publish, terms } from '../test/fairness/publishedRace.ts';

it.each(goldenResults)('verifies in Chromium a race run with $engine', async ({ engine }) => {
  const published = await publish({ terms: { ...terms, engine } });
  const { checks, passed } = await verifyRace(published, null);
  expect(checks.filter((check) => !check.passed)).toEqual([]);
  expect(passed).toBe(true);
  expect((await verifyRace({ ...published, checksum: '00000000' }, null)).passed).toBe(false);
});
