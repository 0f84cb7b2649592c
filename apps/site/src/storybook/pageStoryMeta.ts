import { configure } from 'storybook/test';
import { callApi } from '../shared/api/callApi.ts';
import { game, moment, type Player } from './game.ts';
import { expectKnownRequests, mockNetwork } from './mockNetwork.ts';
import { PageStory, type PageStoryProps } from './PageStory.tsx';
import { requestHandlers } from './requestHandlers/requestHandlers.ts';

// A page asks a second time a second after a failure, and a busy machine is slower still.
configure({ asyncUtilTimeout: 5_000 });

/** What the stories of every page have in common: no network, a clock that stands, a player. */
export const pageStoryMeta = {
  component: PageStory,
  parameters: { layout: 'fullscreen' as const },
  beforeEach: async ({ args: { player, game, handlers } }: { args: PageStoryProps }) => {
    const realNow = Date.now;
    Date.now = () => moment;
    const answers = requestHandlers(structuredClone(game));
    const endSignIn = mockNetwork(answers);
    await signIn(player);
    endSignIn();
    const endStory = mockNetwork([...handlers(), ...answers]);
    return () => {
      endStory();
      Date.now = realNow;
    };
  },
  afterEach: expectKnownRequests,
};

/** Has the real client keep the session of a player, or of nobody. */
async function signIn(player: Player | null) {
  await callApi((api, client) => api.signOut(client));
  if (player === null) return;
  const { email } = player.account;
  await callApi((api, client) => api.signIn(client, { email, password: 'any' }));
}

/** A visitor of the usual game. */
export const pageStoryArgs: Omit<PageStoryProps, 'path'> = {
  player: null,
  game,
  handlers: () => [],
};
