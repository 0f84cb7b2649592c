import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from '../../src/fairness/hash.ts';

afterEach(() => void vi.unstubAllGlobals());

test('where a browser computes no hashes, the reason is told', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  await expect(sha256('seed')).rejects.toThrow(/open the game over https/);
});
