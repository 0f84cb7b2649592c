import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { delay, http } from 'msw';
import { createRoot } from 'react-dom/client';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { createQueryClient } from '../shared/api/queryClient.ts';
import { paths } from '../shared/paths.ts';
import { forgetServerDates } from '../shared/time/clock.ts';
import { moment } from '../storybook/moment.ts';
import { PageStory, type PageStoryProps } from '../storybook/PageStory.tsx';
import { pageStoryArgs, pageStoryMeta, signIn } from '../storybook/pageStoryMeta.ts';
import { ada } from '../storybook/players.ts';
import { findPage } from './routes.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'App/ServerTime',
  tags: ['!autodocs'],
  // Each page is drawn by the story itself, more than once.
  render: () => <p>Pages by more than one clock</p>,
  args: { ...pageStoryArgs, path: paths.certificate },
});

const [horse = { id: '' }] = ada.horses;
const [running = { race: { id: '' } }] = pageStoryArgs.game.races;

/** Pages that tell what the time decides. */
const timed = [
  paths.home,
  paths.futureRaces,
  paths.raceResults,
  paths.nextRace,
  paths.race(running.race.id),
  paths.track,
  paths.trackInFull('red-mesa'),
  paths.gameActivity,
  paths.horse(horse.id),
];

const timedOfOwner = [paths.stable, paths.myHorses, paths.raceCalendar, paths.performanceStats];

/** What a page says, and how it is drawn, by a visitor's clock, once nothing more is on its way. */
async function drawnAt(path: string, args: PageStoryProps, clock: number, answered: boolean) {
  // By the clock before: by another the token would have run out.
  await signIn(null, args.game);
  Date.now = () => clock;
  await signIn(args.player, args.game);
  forgetServerDates();
  // Scripts that a page of an owner does not wait for.
  await Promise.all([import('../features/runners/index.ts'), import('./layouts/NextOffLink.tsx')]);
  await findPage(path)?.page.load();
  const queryClient = createQueryClient();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<PageStory {...args} path={path} queryClient={queryClient} />);
  await (answered
    ? within(place).findAllByRole('heading', { level: 1 })
    : within(place).findByRole('main'));
  let before = '';
  let same = 0;
  await waitFor(
    () => {
      const now = place.innerHTML;
      const awaited =
        now.includes('Loading your account') ||
        (answered &&
          (queryClient.isFetching() > 0 ||
            now.includes('Skeleton') ||
            // The script of a page is still on its way.
            place.querySelector('main')?.childElementCount === 0));
      same = now === before && !awaited ? same + 1 : 0;
      before = now;
      expect(same, path).toBeGreaterThan(2);
    },
    { interval: 50, timeout: 8_000 },
  );
  root.unmount();
  place.remove();
  return before.replaceAll(/_r_\w+_/g, '').split(/(?=<)/);
}

/** Answers as the server of the story does, which says what the time is there. */
function withServerDate() {
  const mocked = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await mocked(...request);
    answer.headers.set('date', new Date(moment).toUTCString());
    return answer;
  };
}

const unanswered = {
  handlers: () => [http.all('*', () => delay('infinite'))],
};

const decidesNothing =
  (pages: readonly string[]) =>
  async ({ args }: { args: PageStoryProps }) => {
    for (const path of pages) {
      // The first time fetches the scripts of its parts.
      await drawnAt(path, args, moment, false);
      const early = await drawnAt(path, args, moment, false);
      await expect(await drawnAt(path, args, moment + 100 * DAY + 9 * HOUR, false)).toEqual(early);
    }
  };

const saysTheSame =
  (pages: readonly string[]) =>
  async ({ args }: { args: PageStoryProps }) => {
    withServerDate();
    for (const path of pages) {
      const right = await drawnAt(path, args, moment, true);
      for (const wrong of [70, 10, -70]) {
        const drawn = await drawnAt(path, args, moment + wrong * MINUTE, true);
        await expect(drawn, `${path}, ${wrong} minutes ahead`).toEqual(right);
      }
    }
  };

/** Before any answer has come no time is known: what a page shows does not rest on the visitor's clock. */
export const NoAnswerYet = meta.story({ args: unanswered, play: decidesNothing(timed) });

export const NoAnswerYetForAnOwner = meta.story({
  args: { ...unanswered, player: ada },
  play: decidesNothing(timedOfOwner),
});

/** A clock that was set wrong changes nothing of what a page says. */
export const WrongClock = meta.story({ play: saysTheSame(timed) });

export const WrongClockOfAnOwner = meta.story({
  args: { player: ada },
  play: saysTheSame(timedOfOwner),
});
