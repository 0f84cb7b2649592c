import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../shared/paths.ts';
import { RouterLink } from './RouterLink.tsx';
import { usePrefetch } from './usePrefetch.ts';

const ashfordStakes = '00000000-0000-4000-8000-000000000001';
const harbourSprint = '00000000-0000-4000-8000-000000000002';

const queries = new QueryClient();
let fetched: string[] = [];

/** Long enough for a busy machine to compile the modules that a prefetch imports. */
const patient = { timeout: 10_000 };

function Links() {
  usePrefetch();
  return (
    <ul>
      <li>
        <RouterLink href={paths.race(ashfordStakes)}>Ashford Stakes</RouterLink>
      </li>
      <li>
        <RouterLink href={paths.race(harbourSprint)}>Harbour Sprint</RouterLink>
      </li>
      <li>
        <RouterLink href={paths.referees}>Referees</RouterLink>
      </li>
    </ul>
  );
}

const meta = preview.meta({
  title: 'App/usePrefetch',
  component: Links,
  tags: ['!autodocs'],
  decorators: (Story) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </QueryClientProvider>
  ),
});

export const TestPrefetch = meta.story({
  name: 'Test: a link that is pointed at or focused fetches its data, once',
  beforeEach: async () => {
    // What a request needs is there, so that none waits for a script that is compiled first.
    await import('@furlong/backend');
    await import('../features/races/queries.ts');
    fetched = [];
    queries.clear();
    spyOn(globalThis, 'fetch').mockImplementation((input) => {
      fetched.push(String(input instanceof Request ? input.url : input));
      return new Promise(() => undefined);
    });
  },
  play: async ({ canvas, userEvent }) => {
    const requestsFor = (raceId: string) => fetched.filter((url) => url.includes(raceId)).length;
    const ashford = canvas.getByRole('link', { name: 'Ashford Stakes' });
    // The browser's own pointer may come in between, and take the place of this one.
    await waitFor(async () => {
      await userEvent.unhover(ashford);
      await userEvent.hover(ashford);
      await waitFor(() => expect(requestsFor(ashfordStakes)).toBe(1), { timeout: 1_000 });
    }, patient);

    await userEvent.hover(canvas.getByRole('link', { name: 'Referees' }));
    await userEvent.hover(ashford);
    const harbour = canvas.getByRole('link', { name: 'Harbour Sprint' });
    await waitFor(async () => {
      harbour.blur();
      harbour.focus();
      await waitFor(() => expect(requestsFor(harbourSprint)).toBe(1), { timeout: 1_000 });
    }, patient);
    await expect(requestsFor(ashfordStakes)).toBe(1);
    await expect(fetched).toHaveLength(2);
  },
});
