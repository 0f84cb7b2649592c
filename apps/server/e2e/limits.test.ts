import { gameErrors } from '@furlong/game/rules';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { byKeyboard } from './byKeyboard.ts';
import { byMouse, type InputMethod } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { join } from './player.ts';
import { stepByStep } from './stepByStep.ts';

let game: Game;

beforeAll(async () => {
  game = await openGame({ historyDays: 0 });
});
afterAll(() => game?.close());

const windows = {
  'at a desk, by mouse': { width: 1440, height: 900, by: byMouse },
  'on a phone, by keyboard': { width: 390, height: 844, by: byKeyboard },
} as const;

describe.each(Object.entries(windows))('limits %s', (name, { by, ...viewport }) => {
  let page: Page;
  let input: InputMethod;
  const main = () => page.getByRole('main');

  stepByStep();

  beforeAll(async () => {
    page = await game.visitor();
    await page.setViewportSize(viewport);
    input = by(page);
    const email = `${viewport.width}@stable.example`;
    const stableName = name.startsWith('at') ? 'Quiet Oak' : 'Quiet Elm';
    await join(page, { fullName: 'Ann Bell', stableName, email, password: 'a rail and a post' });
  });

  it('takes a pack of play credits in two steps, and reads its receipt', async () => {
    await page.goto('/account/purchase-credits');
    await input.choose(main().getByRole('radio', { name: /^\$250/ }));
    await input.press(main().getByRole('button', { name: 'Continue' }));
    await input.press(main().getByRole('button', { name: 'Take $250 of Play Credits' }));
    await main()
      .getByRole('heading', { name: /^Receipt/ })
      .waitFor();
    await main().getByText('$25,250').waitFor();
    await input.press(main().getByRole('link', { name: 'Purchase History' }).last());
    await main().getByRole('link', { name: 'A pack of play credits' }).waitFor();
  });

  it('is led to the limits by the badges, and pauses play', async () => {
    await input.press(page.getByRole('link', { name: 'Self-exclusion' }));
    await main().getByRole('heading', { level: 1, name: 'Limits' }).waitFor();
    await input.press(main().getByRole('button', { name: 'Continue' }));
    await input.press(main().getByRole('button', { name: 'Pause for 24 Hours' }));
    await main()
      .getByText(/^You have paused play until/)
      .waitFor();
  });

  it('cannot enter a race in the pause, and reads why', async () => {
    await page.goto('/stable/enter-race');
    const race = main().getByRole('button', { name: /Maiden|Stakes|Handicap|Plate|Novice/ });
    await input.press(race.first());
    await input.press(main().getByRole('button', { name: 'Confirm Entry' }));
    await main().getByText(gameErrors.play_paused).waitFor();
  });

  it('cannot take another pack in the pause, and reads why', async () => {
    await page.goto('/account/purchase-credits');
    await input.choose(main().getByRole('radio', { name: /^\$250/ }));
    await input.press(main().getByRole('button', { name: 'Continue' }));
    await input.press(main().getByRole('button', { name: 'Take $250 of Play Credits' }));
    await main().getByText(gameErrors.play_paused).waitFor();
  });
});
