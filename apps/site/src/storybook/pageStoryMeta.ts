import { findPage } from '../app/routes.ts';
import { callApi } from '../shared/api/callApi.ts';
import { securityApi } from '../shared/api/domains.ts';
import { forgetDrafts } from '../shared/drafts.ts';
import { forgetServerDates } from '../shared/time/clock.ts';
import { atMoment } from './atMoment.ts';
import { game, type MockBackendState } from './game.ts';
import { expectKnownRequests, mockNetwork } from './mockNetwork.ts';
import { moment } from './moment.ts';
import { PageStory, type PageStoryProps } from './PageStory.tsx';
import type { Player } from './players.ts';
import { requestHandlers } from './requestHandlers/requestHandlers.ts';
import { rightCode } from './requestHandlers/securityHandlers.ts';

/** The links of header, footer and stable, the same on every page. */
const surroundings = ['Main', 'All pages', 'Stable'].map((name) => `nav[aria-label="${name}"]`);

/** What the stories of every page have in common: no network, a clock that stands, a player. */
export const pageStoryMeta = {
  component: PageStory,
  parameters: {
    layout: 'fullscreen' as const,
    // Most of what axe looks at on a page are the links around it. They have stories of their own,
    // and the journeys look at every page as a whole.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]', ...surroundings] } },
  },
  beforeEach: async ({ args: { path, player, game, handlers } }: { args: PageStoryProps }) => {
    // A machine that is busy hands out a page's script later than a slow backend its answers.
    await findPage(new URL(path, location.origin).pathname)?.page.load();
    const realNow = Date.now;
    Date.now = () => moment;
    // What the story before learnt of its server: one page serves the stories of all files.
    forgetServerDates();
    atMoment(moment);
    forgetDrafts();
    await signIn(player, game);
    const endStory = mockNetwork([...handlers(), ...requestHandlers(structuredClone(game))]);
    return () => {
      endStory();
      Date.now = realNow;
    };
  },
  afterEach: expectKnownRequests,
};

/** Has the real client keep the session of a player, or of nobody, whatever the story's network answers. */
export async function signIn(player: Player | null, game: MockBackendState) {
  const endSignIn = mockNetwork(requestHandlers(structuredClone(game)));
  await callApi((api, client) => api.signOut(client));
  if (player !== null) {
    const { email } = player.account;
    const { awaitsCode } = await callApi((api, client) =>
      api.signIn(client, { email, password: 'any' }),
    );
    if (awaitsCode) {
      await callApi(securityApi, (api, client) =>
        api.showSecondFactor(client, { code: rightCode }),
      );
    }
  }
  endSignIn();
}

/** A visitor of the usual game. */
export const pageStoryArgs: Omit<PageStoryProps, 'path'> = {
  player: null,
  game,
  handlers: () => [],
};
