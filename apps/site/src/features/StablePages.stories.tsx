import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse } from '../storybook/fixtures.ts';
import { game } from '../storybook/game.ts';
import { bodiesOf } from '../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada, ben } from '../storybook/players.ts';
import { desktop } from '../storybook/refusals.ts';

// What the specification says of Primary Horse Groups, Design Silks, Retire Horses, Race Calendar and
// Performance Stats, in its own words.
const meta = preview.meta({
  ...pageStoryMeta,
  ...desktop,
  title: 'Pages/Stable Pages',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/my-horses', player: ada },
});

const tiles = [
  ['Primary Horse Groups', '/stable/primary-horse-groups'],
  ['Design Silks', '/stable/design-silks'],
  ['Race Calendar', '/stable/race-calendar'],
  ['Performance Stats', '/stable/performance-stats'],
] as const;
const inFooter = [tiles[0], tiles[1], ['Retire Horses', '/stable/retire-horses']] as const;

const links = async (landmark: string) =>
  within(await screen.findByRole('navigation', { name: landmark })).getAllByRole<HTMLAnchorElement>(
    'link',
  );

/** Follows a link of a landmark, and waits for the page at its address. */
async function follow(landmark: string, name: string, path: string, title = name) {
  const link = (await links(landmark)).find(({ textContent }) => textContent === name);
  if (link === undefined) throw new Error(`No link leads to ${name}.`);
  await userEvent.click(link);
  await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(screen.getByText(path)).toBeInTheDocument();
}

export const TestTiles = meta.story({
  name: 'Test: “Tiles: … Primary Horse Groups, Design Silks, Race Calendar (/stable/race-calendar), Performance Stats (/stable/performance-stats). The current route is highlighted.”',
  play: async () => {
    for (const [name, path] of tiles) {
      await follow('Stable', name, path);
      const looks = (await links('Stable')).map((tile) => ({
        name: tile.textContent,
        current: tile.getAttribute('aria-current'),
        look: getComputedStyle(tile.closest('li') ?? tile).backgroundColor,
      }));
      const [here, ...others] = looks.filter(({ current }) => current === 'page');
      await expect([here?.name, ...others]).toEqual([name]);
      await expect(looks.filter(({ look }) => look === here?.look)).toEqual([here]);
    }
  },
});

export const TestFooter = meta.story({
  name: 'Test: “STABLE: … /stable/primary-horse-groups, /stable/design-silks, /stable/retire-horses.”',
  play: async () => {
    for (const [name, path] of inFooter) await follow('All pages', name, path);
    const current = (await links('Stable')).filter((tile) => tile.ariaCurrent !== null);
    await expect(current).toEqual([]);
  },
});

export const TestVisitor = meta.story({
  name: 'Test: “Stable and race screens are reachable by route …”: a visitor is led on from there, by no dialog',
  args: { player: null },
  play: async () => {
    for (const [name, path] of inFooter) await follow('All pages', name, path, 'Your Stable');
    await expect(screen.getByText('Sign in to see your stable')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TestSilks = meta.story({
  name: 'Test: “… visitors own, train and race virtual horses, design racing silks …”',
  args: { path: '/stable/design-silks' },
  play: async () => {
    await userEvent.click(await screen.findByText('stars'));
    await userEvent.click(screen.getByRole('tab', { name: 'Cap' }));
    await userEvent.click(await screen.findByText('quartered'));
    await screen.findByText('No other stable races in these.');
    await userEvent.click(screen.getByRole('button', { name: 'Register these colours' }));
    await expect(await screen.findByText(/^Registered\./)).toBeVisible();
    const told = screen.getAllByText(
      'Royal blue, yellow stars, royal blue sleeves, yellow and royal blue quartered cap',
    );
    await expect(told.some((words) => words.checkVisibility())).toBe(true);
    const [sent] = bodiesOf('POST rpc/change_silks');
    await expect(JSON.parse(Object(sent).p_silks)).toEqual({
      ...ada.stable.silks,
      body: 'stars',
      cap: 'quartered',
    });
  },
});

/** A stable with a horse of each gender. */
const threeGenders = {
  ...game,
  players: [
    {
      ...ada,
      horses: [
        { ...horse, equipment: [] },
        { ...horse, id: 'f', name: 'Fine Feather', sex: 'female' as const, equipment: [] },
        {
          ...{ ...horse, id: 'm', name: 'Old Mill', sex: 'female' as const, equipment: [] },
          ...{ birthSeason: -2, rating: 76, wins: 1, runs: 3, earnings: 4_200 },
        },
      ],
    },
    ben,
  ],
};

export const TestOwnedHorses = meta.story({
  name: 'Test: “Horse (owned): … name, age, gender (Colt, Filly, Mare), rating, wins, races, earnings (money text) …”',
  args: { game: threeGenders, path: '/stable/primary-horse-groups' },
  play: async () => {
    for (const [name, path] of [inFooter[0], inFooter[2]]) {
      await follow('All pages', name, path);
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
      const lines = screen
        .getAllByRole('article')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
      await expect(lines).toEqual([
        expect.stringMatching(/^Silver Comet4-year-old Colt · Mile · 7 wins from 15.*92/),
        expect.stringMatching(/^Fine Feather4-year-old Filly · Mile · 7 wins from 15.*92/),
        expect.stringMatching(/^Old Mill5-year-old Mare · Mile · 1 win from 3.*76/),
      ]);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Retire Old Mill' }));
    await expect(
      within(await screen.findByRole('dialog')).getByText(/1 win from 3 and \$4,200 in prizes/),
    ).toBeVisible();
  },
});

export const TestGrades = meta.story({
  name: 'Test: “Race grades: Grade 1, 2, 3 and others; … four tracks in the race filter.”',
  args: { path: '/stable/race-calendar' },
  play: async () => {
    const options = async (name: string) =>
      within(await screen.findByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect((await options('Class')).slice(0, 5)).toEqual([
      'All classes',
      ...['Grade 1', 'Grade 2', 'Grade 3', 'Listed'],
    ]);
    await expect(await options('Track')).toHaveLength(1 + 4);
  },
});
