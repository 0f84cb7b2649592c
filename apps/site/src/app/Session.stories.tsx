import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { callApi } from '../shared/api/callApi.ts';
import { createQueryClient } from '../shared/api/queryClient.ts';
import { paths } from '../shared/paths.ts';
import { missingSession } from '../storybook/accountRefusals.ts';
import { game } from '../storybook/game.ts';
import { logIn } from '../storybook/logIn.ts';
import { PageStory } from '../storybook/PageStory.tsx';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../storybook/players.ts';
import { tokenOf } from '../storybook/requestHandlers/authHandlers.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Session',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/my-horses' },
});

/** A visitor who has followed a link to the stable. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});

/** The name of a horse that only its owner's pages show. */
const hers = 'Private Lady';
const privateGame = {
  ...game,
  players: [{ ...ada, horses: ada.horses.map((horse) => ({ ...horse, name: hers })) }, ben],
};

/** Collects what is drawn from now on; the end of it returns all that ever was. */
function watchDocument() {
  const texts = [document.body.textContent];
  const observer = new MutationObserver(() => texts.push(document.body.textContent));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    return texts.join(' ');
  };
}

async function signOut() {
  await userEvent.click(await screen.findByRole('button', { name: /account menu$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
}

/** Leaves time to see what is shown before the horses come. */
const slowHorses = () => [http.get('*/rest/v1/horses', () => delay(300))];

/** Ada before she gave any name: the database has named her stable itself. */
const nameless: Player = {
  ...ada,
  account: { ...ada.account, fullName: '', stableName: '' },
  stable: { ...ada.stable, name: 'New Stable' },
};

const anonymous: Player = { ...nameless, account: { ...nameless.account, email: '' } };

export const TestNameless = meta.story({
  name: 'Test: an account without names is called by its address, and its stable Your Stable',
  args: { path: paths.stable, player: nameless, game: { ...game, players: [nameless, ben] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ada, account menu' });
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Your Stable');
    await canvas.findByText(/ada@stable\.example/);
    await expect(canvas.queryByText('New Stable')).toBeNull();
  },
});

export const TestNobodyGreeted = meta.story({
  name: 'Test: an account without names or address is welcomed without one',
  args: {
    path: paths.stable,
    player: anonymous,
    game: { ...game, players: [anonymous, ben] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Welcome/)).toHaveTextContent(/^Welcome\./);
  },
});

/** Without so much as a name in front of the @ of the address. */
const unnamed: Player = {
  ...nameless,
  account: { ...nameless.account, email: '@stable.example' },
};

export const TestUnnamed = meta.story({
  name: 'Test: where nothing names the account its menu is called My Stable, with its four lines',
  args: { player: unnamed, game: { ...game, players: [unnamed, ben] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Stable, account menu' }));
    await screen.findByRole('menu');
    const lines = screen.getAllByRole('menuitem').map((line) => line.textContent);
    await expect(lines.map((line) => line.replace(/ soon$/, ''))).toEqual([
      ...['My Stable', 'Profile', 'Settings', 'Sign Out'],
    ]);
  },
});

export const TestTwoPlayers = meta.story({
  name: 'Test: the next player sees nothing of the one before',
  args: { player: ada, game: privateGame, handlers: slowHorses },
  play: async ({ canvas }) => {
    await canvas.findAllByText(hers);
    await signOut();
    await userEvent.click(await canvas.findByRole('button', { name: 'LOGIN' }));
    const drawn = watchDocument();
    await logIn(ben);
    const footer = within(canvas.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'My Horses' }));

    await expect(await canvas.findByRole('article')).toHaveTextContent('Bay Laurel');
    await expect(drawn()).not.toContain(hers);
  },
});

export const TestOtherPlayerInAnotherTab = meta.story({
  name: 'Test: a player who signs in in another tab sees nothing of the one before',
  args: { player: ada, game: privateGame, handlers: slowHorses },
  play: async ({ canvas }) => {
    await canvas.findAllByText(hers);
    await callApi((api, client) =>
      api.signIn(client, { email: ben.account.email, password: 'secret' }),
    );
    await canvas.findByRole('button', { name: 'Hillside, account menu' });
    const drawn = watchDocument();

    await expect(await canvas.findByRole('article')).toHaveTextContent('Bay Laurel');
    await expect(drawn()).not.toContain(hers);
  },
});

export const TestSignOutInAnotherTab = meta.story({
  name: 'Test: signing out in another tab closes the stable here',
  args: { player: ada, game: privateGame },
  play: async ({ canvas }) => {
    await canvas.findAllByText(hers);
    await callApi((api, client) => api.signOut(client));
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
    await expect(canvas.queryByText(hers)).toBeNull();
  },
});

/** The password was changed in another browser: the token is refused, and there is no other. */
const ended = () => [
  http.all('*/rest/v1/*', ({ request }) =>
    request.headers.get('authorization') === `Bearer ${tokenOf(ada)}` && !again
      ? HttpResponse.json(
          { code: 'not_signed_in', hint: 'not_signed_in', message: '', details: null },
          { status: 401 },
        )
      : undefined,
  ),
  http.post('*/auth/v1/token', ({ request }) =>
    again || !request.url.includes('grant_type=refresh_token') ? undefined : missingSession(),
  ),
];
let again = false;

export const TestEndedElsewhere = meta.story({
  name: 'Test: a session that has ended elsewhere is dropped, and a login leads on from there',
  args: { player: ada, handlers: ended },
  beforeEach: () => {
    again = false;
  },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Your session has ended/);
    await expect(canvas.queryByRole('button', { name: /account menu$/ })).toBeNull();
    await expect(canvas.queryByText('Please sign in to do this.')).toBeNull();
    again = true;
    await logIn(ada);
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Horses');
  },
});

const cache = createQueryClient();

export const TestForgetting = meta.story({
  name: 'Test: nothing private is kept after signing out',
  args: { player: ada, game: privateGame, path: '/stable/enter-race' },
  render: (args) => <PageStory {...args} queryClient={cache} />,
  play: async ({ canvas }) => {
    await canvas.findAllByText(hers);
    await signOut();
    await canvas.findByRole('button', { name: 'LOGIN' });

    const kept = cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => JSON.stringify([queryKey, state.data]));
    await expect(kept.filter((each) => each.includes(hers))).toEqual([]);
    await expect(kept.filter((each) => each.includes(`"${ada.account.userId}"`))).toEqual([]);
  },
});
