import { openRace } from '@furlong/backend/service';
import { ENGINE } from '@furlong/game/engine';
import {
  type ChampionshipRace,
  championshipProgramme,
  finalOf,
  MINUTE,
  seasonAt,
  seasonSpan,
  specialties,
} from '@furlong/game/rules';
import { expect, it } from 'vitest';
import type { Play } from './play.ts';

const division = 'staying';

/** The steps of a story in which a horse earns points, is drawn into the final, and a champion is crowned. */
export function followsAChampionship(play: () => Pick<Play, 'game' | 'owner'>): void {
  // Whatever the day: of the season that is to come no final is drawn yet.
  const season = seasonAt(Date.now()) + 1;
  const standings = `/races/championships-series/${division}?season=${season}`;
  let horse = '';
  let qualifier: ChampionshipRace;

  it('enters a horse for a qualifier, whose card says what it counts for', async () => {
    const { game, owner } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    qualifier = await openQualifier(game);
    await page.goto('/stable/my-horses');
    const free = main
      .getByRole('article')
      .filter({ hasNotText: '2-year-old' })
      .filter({ hasText: /Not entered/ })
      .filter({ hasText: 'Fresh' })
      .first();
    const enter = free.getByRole('link', { name: /^Enter Race with / });
    horse = (await enter.textContent())?.replace('Enter Race with ', '') ?? '';
    await input.press(enter);
    const card = main.getByRole('article').filter({ hasText: qualifier.name });
    await card.getByText('Qualifier · Staying · 10-5-3-2-1').waitFor();
    await input.press(main.getByRole('button', { name: qualifier.name, exact: true }));
    await input.press(main.getByRole('button', { name: 'Confirm Entry' }));
    await main.getByText('Entered. The fee is paid, and the horse is declared.').waitFor();
    await run(qualifier.offAt);
  });

  it('stands in the table of the division', async () => {
    const { page } = play().owner;
    await page.goto(standings);
    const row = page.getByRole('table', { name: /Standings/ }).getByRole('row');
    await row.filter({ hasText: horse }).waitFor();
    expect(await row.filter({ hasText: 'In the final' }).count()).toBe(0);
  });

  it('is drawn into the final, and entered free', async () => {
    const { game, owner } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await game.server.steward.openChampionships(finalOf(season, division).drawnFrom + 6 * MINUTE);
    await page.goto(standings);
    const row = main.getByRole('table', { name: /Standings/ }).getByRole('row');
    await row.filter({ hasText: horse }).getByText('In the final').waitFor();
    const field = main.getByRole('list', { name: 'The final’s field' });
    await field.getByRole('link', { name: horse }).waitFor();
    await input.press(main.getByRole('link', { name: /^See the final, off / }));
    await main.getByText('Yours').first().waitFor();
  });

  it('ran behind the champion, or is it: its page has the final, and the road to it', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await run(finalOf(season, division).finalOffAt);
    await page.goto(`/leaderboards/championships-winners/${season}/${division}`);
    // A dead heat has two.
    const champion = main.getByText(`Season ${season} · Staying champion`, { exact: true });
    await champion.first().waitFor();
    const road = main.getByRole('list', { name: 'Run', exact: true });
    await road.getByText('Final', { exact: true }).waitFor();
    await input.press(main.getByRole('link', { name: 'The final table and field' }));
    await input.press(main.getByRole('link', { name: 'See the result of the final' }));
    await main.getByRole('table').first().getByText(horse).waitFor();
  });

  /** The steward's clock comes to the close of a race, its off, and its end. */
  async function run(offAt: number) {
    for (const at of [offAt - MINUTE, offAt, offAt + 10 * MINUTE]) {
      await play().game.server.steward.runDueRaces({ at });
    }
  }

  /** The first qualifier of the season to come, soon and for every horse of three years and upward. */
  async function openQualifier({ server }: Play['game']): Promise<ChampionshipRace> {
    const planned = championshipProgramme(seasonSpan(season)).find(
      ({ championship }) => championship.division === division,
    );
    if (planned === undefined) throw new Error('The season has no qualifier.');
    const race: ChampionshipRace = {
      ...{ ...planned, offAt: Math.ceil(Date.now() / MINUTE) * MINUTE + 45 * MINUTE },
      ...{ suitableFor: specialties, minRating: null, maxRating: null },
    };
    const id = await openRace(server.backend, {
      race,
      closesAt: race.offAt - MINUTE,
      seed: '0'.repeat(64),
      engine: ENGINE,
      terms: JSON.stringify({ championship: race.championship }),
      openingField: 6,
      at: Date.now(),
    });
    if (id === null) throw new Error('The slot is taken.');
    return race;
  }
}
