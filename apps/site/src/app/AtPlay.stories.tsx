import { UiProvider } from '@furlong/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import AtPlay from '../features/limits/AtPlay.tsx';
import { createQueryClient } from '../shared/api/queryClient.ts';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada } from '../storybook/players.ts';
import { RouterLink, RouterLinks } from './RouterLink.tsx';

/** The bar alone: on a page it comes after a minute. */
function Bar() {
  const [client] = useState(createQueryClient);
  return (
    <MemoryRouter>
      <UiProvider link={RouterLink}>
        <RouterLinks>
          <QueryClientProvider client={client}>
            <AtPlay playerId={ada.account.userId} />
          </QueryClientProvider>
        </RouterLinks>
      </UiProvider>
    </MemoryRouter>
  );
}

/** Answers that the player has been at play so long today, in minutes, of so many. */
const played =
  (
    minutes: number,
    dailyMinutes: number | null,
    reminds: boolean,
    leavesAt: string | null = null,
  ) =>
  () => [
    http.post('*/rest/v1/rpc/note_play', () =>
      HttpResponse.json([
        {
          ...{ played_seconds: minutes * 60, daily_minutes: dailyMinutes, reminds },
          leaves_at: leavesAt,
        },
      ]),
    ),
  ];

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/At Play',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/', player: ada },
  render: () => <Bar />,
});

/** It is time to say how long it has been. */
export const Reminds = meta.story({
  args: { handlers: played(90, null, true) },
  play: async () => {
    const bar = await screen.findByRole('complementary', { name: 'Time at play' });
    await expect(bar).toHaveTextContent('You have been at play for 1 hour 30 minutes today.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
});

/** The day has no time left: it says so until midnight. */
export const Over = meta.story({
  args: { handlers: played(61, 60, false) },
  play: async () => {
    const bar = await screen.findByRole('complementary', { name: 'Time at play' });
    await expect(bar).toHaveTextContent('Your time of today is over: 1 hour.');
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** The account is to be deleted: who logs in is told, and how to stay. */
export const Leaving = meta.story({
  args: { handlers: played(5, null, false, '2026-12-05T10:00:00Z') },
  play: async () => {
    const bar = await screen.findByRole('complementary', { name: 'Your account' });
    await expect(bar).toHaveTextContent(/^Your account will be deleted on .*5 Dec/);
    await expect(screen.getByRole('link', { name: 'Stay after all' })).toHaveAttribute(
      'href',
      '/account/your-data',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
});
