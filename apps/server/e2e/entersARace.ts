import { it } from 'vitest';
import { goToDashboard, type Play } from './play.ts';
import { creditsOf, waitForCredits } from './player.ts';

export interface Racing {
  /** The name of the horse that is entered. */
  horse: string;
}

/** Whom the owner asks to ride. */
const asked = 'Renata Quiroga';

/** The steps of a story in which a player enters a horse, thinks better of it, and enters it again with a jockey asked for. */
export function entersARace(play: () => Pick<Play, 'owner' | 'race'>): Racing {
  const racing = { horse: '' };

  it('enters a horse for a race, and withdraws it for the whole fee', async () => {
    const { owner, race } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await goToDashboard(owner);
    const before = await creditsOf(page);
    await input.press(main.getByRole('link', { name: 'My Horses' }).first());
    const old = main.getByRole('article').filter({ hasNotText: '2-year-old' }).first();
    const enter = old.getByRole('link', { name: /^Enter Race with / });
    racing.horse = (await enter.textContent())?.replace('Enter Race with ', '') ?? '';
    await input.press(enter);
    await enterFor();
    await goToDashboard(owner);
    await waitForCredits(page, before - race.fee);

    const entered = main.getByRole('listitem').filter({ hasText: racing.horse });
    await input.press(entered.getByRole('link', { name: race.name }).first());
    await input.press(main.getByRole('button', { name: `Withdraw ${racing.horse}` }));
    const dialog = page.getByRole('dialog', { name: `Withdraw ${racing.horse}?` });
    await input.press(dialog.getByRole('button', { name: 'Withdraw' }));
    await main
      .getByText(`${racing.horse} is withdrawn, and the $${race.fee} is back with your stable.`)
      .waitFor();
    await page.getByText('Yours').waitFor({ state: 'detached' });
    await goToDashboard(owner);
    await waitForCredits(page, before);
  });

  it('enters it again until the race is off', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await input.press(main.getByRole('link', { name: 'Enter Race' }).first());
    await input.press(main.getByRole('button', { name: racing.horse, exact: true }));
    await enterFor(asked);
    await input.press(main.getByRole('link', { name: 'See the race' }));
    await main.getByText('Yours').waitFor();
  });

  it('asked for a jockey by that, as everybody reads on the racecard and on the jockey’s page', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await main.getByText('Asked for').waitFor();
    await input.press(main.getByRole('link', { name: asked }));
    await main.getByRole('heading', { level: 1, name: asked }).waitFor();
    const ahead = main.getByRole('table', { name: 'Rides ahead' });
    const ride = ahead.getByRole('row').filter({ hasText: racing.horse });
    await ride.getByText('Asked for').waitFor();
    await input.press(ride.getByRole('link', { name: play().race.name }));
    await main.getByText('Yours').waitFor();
  });

  async function enterFor(jockey: string | null = null) {
    const { owner, race } = play();
    const main = owner.page.getByRole('main');
    await owner.input.press(main.getByRole('button', { name: race.name, exact: true }));
    if (jockey !== null) {
      await owner.input.pick(main.getByLabel('Ask for a jockey'), `${jockey}, skill +2`);
    }
    await owner.input.press(main.getByRole('button', { name: 'Confirm Entry' }));
    await main.getByText('Entered. The fee is paid, and the horse is declared.').waitFor();
  }

  return racing;
}
