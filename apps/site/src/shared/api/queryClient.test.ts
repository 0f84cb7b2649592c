import { GameError } from '@furlong/backend';
import type { GameErrorCode } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { playerKey } from './playerKey.ts';
import { createQueryClient, forgetPlayer } from './queryClient.ts';

/** How often a query that always fails with an error is sent. */
async function attempts(error: Error) {
  let sent = 0;
  const query = createQueryClient().fetchQuery({
    queryKey: ['any'],
    queryFn: () => {
      sent += 1;
      throw error;
    },
    retryDelay: 0,
  });
  await expect(query).rejects.toBe(error);
  return sent;
}

describe('a query that fails', () => {
  test.each<GameErrorCode>(['offline', 'server_failed'])('%s: is sent once more', async (code) => {
    expect(await attempts(new GameError(code))).toBe(2);
  });

  test('for a reason that nobody foresaw is sent once more', async () => {
    expect(await attempts(new Error('unforeseen'))).toBe(2);
  });

  test.each<GameErrorCode>(['not_signed_in', 'race_not_found', 'bad_request', 'too_many_requests'])(
    '%s: is refused, and not sent again',
    async (code) => {
      expect(await attempts(new GameError(code))).toBe(1);
    },
  );
});

test('whoever leaves takes all that was theirs along, and nothing that is public', () => {
  const client = createQueryClient();
  const known = [[...playerKey('ada'), 'horses'], [...playerKey('ada'), 'wallets'], ['races']];
  for (const key of known) client.setQueryData(key, 'known');
  forgetPlayer(client);
  expect(known.map((key) => client.getQueryData(key))).toEqual([undefined, undefined, 'known']);
});
