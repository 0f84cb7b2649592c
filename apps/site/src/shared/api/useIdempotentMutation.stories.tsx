import { GameError } from '@furlong/backend';
import type { GameErrorCode } from '@furlong/game/rules';
import { gameErrors } from '@furlong/game/rules';
import { Stack, Text } from '@furlong/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { createQueryClient } from './queryClient.ts';
import { type Outcome, useIdempotentMutation } from './useIdempotentMutation.ts';

interface Sent {
  price: number;
  requestId: string;
}

/** The server, as each story has it answer. */
const server = fn<(sent: Sent) => Promise<string>>();
/** What became of each press, in the order of the answers. */
const outcomes: (Outcome | null)[] = [];

function Shop() {
  const { send, sent, refusal, forget } = useIdempotentMutation<{ price: number }, string>({
    mutationFn: server,
  });
  const press = async (price: number) => outcomes.push(await send({ price }));
  return (
    <Stack gap="small">
      {[300, 400].map((price) => (
        <button key={price} type="button" onClick={() => void press(price)}>
          Buy for {price}
        </button>
      ))}
      <button type="button" onClick={forget}>
        Close
      </button>
      <Text>{sent === null ? 'Nothing is sent' : `${sent.price} is sent`}</Text>
      <Text>
        {refusal === null ? 'Nothing is refused' : `${refusal.input.price}: ${refusal.message}`}
      </Text>
    </Stack>
  );
}

function ShopWithClient() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Shop />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Site/Api/useIdempotentMutation',
  component: ShopWithClient,
  tags: ['!autodocs'],
  beforeEach: () => {
    outcomes.length = 0;
    server.mockReset();
    server.mockResolvedValue('bought');
  },
});

const failing = (code: GameErrorCode) => server.mockRejectedValueOnce(new GameError(code));
const idOf = (call: number) => server.mock.calls[call]?.[0].requestId;

export const TestDoublePress = meta.story({
  name: 'Test: a second press before the answer sends nothing',
  play: async ({ canvas, userEvent }) => {
    const answer = Promise.withResolvers<string>();
    server.mockReturnValueOnce(answer.promise);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Buy for 300' }));
    await expect(await canvas.findByText('300 is sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 400' }));
    await expect(server).toHaveBeenCalledTimes(1);
    answer.resolve('bought');
    await expect(await canvas.findByText('Nothing is sent')).toBeVisible();
    await expect(outcomes).toEqual([null, null, 'done']);
  },
});

export const TestUnanswered = meta.story({
  name: 'Test: what was not answered is sent again with the same id, until it was',
  play: async ({ canvas, userEvent }) => {
    const buy = canvas.getByRole('button', { name: 'Buy for 300' });
    failing('offline');
    await userEvent.click(buy);
    await expect(await canvas.findByText(/^300: No answer came/)).toBeVisible();
    failing('server_failed');
    await userEvent.click(buy);
    await expect(await canvas.findByText(/^300: No answer came/)).toBeVisible();
    await userEvent.click(buy);
    await expect(await canvas.findByText('Nothing is refused')).toBeVisible();
    await userEvent.click(buy);
    await expect(outcomes).toEqual(['unanswered', 'unanswered', 'done', 'done']);
    await expect([idOf(1), idOf(2)]).toEqual([idOf(0), idOf(0)]);
    await expect(idOf(3)).not.toBe(idOf(0));
  },
});

export const TestOtherInput = meta.story({
  name: 'Test: something else is another request, though the one before was not answered',
  play: async ({ canvas, userEvent }) => {
    failing('offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 300' }));
    await expect(await canvas.findByText(/^300: No answer came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 400' }));
    await expect(await canvas.findByText('Nothing is refused')).toBeVisible();
    await expect(server.mock.calls.map(([{ price }]) => price)).toEqual([300, 400]);
    await expect(idOf(1)).not.toBe(idOf(0));
  },
});

export const TestRefused = meta.story({
  name: 'Test: a refusal says why, is another request when tried again, and is forgotten on demand',
  play: async ({ canvas, userEvent }) => {
    const buy = canvas.getByRole('button', { name: 'Buy for 300' });
    failing('price_changed');
    await userEvent.click(buy);
    await expect(await canvas.findByText(`300: ${gameErrors.price_changed}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('Nothing is refused')).toBeVisible();
    await userEvent.click(buy);
    await expect(outcomes).toEqual(['refused', 'done']);
    await expect(idOf(1)).not.toBe(idOf(0));
  },
});
