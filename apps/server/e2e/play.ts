import { openRace } from '@furlong/backend/service';
import { ENGINE } from '@furlong/game/engine';
import { MINUTE, programme, specialties } from '@furlong/game/rules';
import type { BrowserContextOptions, Page } from 'playwright';
import { byKeyboard } from './byKeyboard.ts';
import { byMouse, byTouch, type InputMethod } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { join, login } from './player.ts';

/** How the owner of a story plays it, and in how wide a window; the buyer plays it the other way. */
export interface InteractionMode {
  owner: 'mouse' | 'keyboard';
  width: number;
}

export interface Player {
  page: Page;
  input: InputMethod;
}

/** A game of its own, in which one player owns several horses and another has founded a stable. */
export interface Play {
  game: Game;
  owner: Player;
  buyer: Player;
  /** A race that every horse of three years and upward may run in, for a fee. */
  race: RaceAhead;
}

export interface RaceAhead {
  id: string;
  name: string;
  /** Whole dollars. */
  fee: number;
  /** ms since 1970. */
  offAt: number;
}

const founder = {
  fullName: 'Cora Hale',
  stableName: 'Saltmarsh End',
  email: 'cora@stable.example',
  password: 'a rail and a post',
};
const inputMethods = { mouse: byMouse, touch: byTouch, keyboard: byKeyboard };
const buyers = {
  mouse: { by: 'touch', width: 390, hasTouch: true },
  keyboard: { by: 'mouse', width: 1440, hasTouch: false },
} as const;

export async function openPlay({ owner, width }: InteractionMode): Promise<Play> {
  // The steward's clock stands still, and what is due is run when a story has come to it. A short
  // programme is soon opened, and soon run.
  const openedAt = Date.now();
  const game = await openGame({
    historyDays: 0,
    steward: { now: async () => openedAt, horizonMinutes: 6 },
  });
  const { by, hasTouch, width: buyersWidth } = buyers[owner];
  const [owning, buying] = await Promise.all([
    visit(game, owner, { viewport: { width, height: 900 } }),
    // A stable is founded through the header of a wide window.
    visit(game, by, { hasTouch }),
  ]);
  await Promise.all([login(owning.page, game.server), join(buying.page, founder)]);
  await buying.page.setViewportSize({ width: buyersWidth, height: 844 });
  return { game, owner: owning, buyer: buying, race: await openForAll(game, allComers) };
}

/** Goes to the dashboard through the account menu, without loading the page again. */
export async function goToDashboard({ page, input }: Player): Promise<void> {
  await input.press(page.getByRole('button', { name: /account menu$/ }));
  await input.press(page.getByRole('menuitem', { name: 'My Stable' }));
  await page.getByRole('heading', { level: 2, name: 'Recent Activity' }).waitFor();
}

async function visit(
  game: Game,
  by: keyof typeof inputMethods,
  options: BrowserContextOptions,
): Promise<Player> {
  const page = await game.visitor('light', options);
  return { page, input: inputMethods[by](page) };
}

const allComers = { name: 'All Comers Stakes', inMinutes: 30 };

/** Opens a race of so many minutes from now that every horse of three years and upward suits. */
export async function openForAll(
  { server }: Game,
  { name, inMinutes }: { name: string; inMinutes: number },
): Promise<RaceAhead> {
  const at = Date.now();
  const from = at + inMinutes * MINUTE;
  const [planned] = programme({ from, to: from + 4 * MINUTE, everyMinutes: 2, seed: null });
  if (!planned) throw new Error('The programme has no race in four minutes.');
  const race = {
    ...({ ...planned, name, grade: 'Class 4', ageClass: '3yo+' } as const),
    ...{ suitableFor: specialties, entryFee: 330, minRating: null, maxRating: null },
    ...{ noviceStablesOnly: false, maxEntries: 12, claimPrice: null, championship: null },
  };
  const id = await openRace(server.backend, {
    race,
    closesAt: race.offAt - MINUTE,
    seed: '0'.repeat(64),
    engine: ENGINE,
    terms: '{}',
    openingField: 6,
    at,
  });
  if (id === null) throw new Error('The slot is taken.');
  return { id, name: race.name, fee: race.entryFee, offAt: race.offAt };
}
