import { DAY, NEWCOMER_PRICE, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

/** The house's horses for sale. */
const lots = () =>
  fixture.game.rows(
    `select h.id, h.name, l.price, h.condition_at, h.rating, h.birth_season
     from private.listings l join public.horses h on h.id = l.horse_id
     where l.ended_at is null and l.of_house order by h.name`,
  );

const affordable = async () =>
  (await lots()).filter(({ price }) => Number(price) <= NEWCOMER_PRICE).length;

/** What the house sells is gone from the ring. */
const sell = (ids: unknown[]) =>
  fixture.game.rows(
    `update private.listings set ended_at = now(), ending = 'withdrawn'
     where ended_at is null and horse_id = any ($1) returning id`,
    [ids],
  );

it('a new ring has a catalogue, which a second steward and a second round leave as it is', async () => {
  await Promise.all([
    fixture.steward.stockSalesRing(fixture.at),
    fixture.stewardNamed('second').stockSalesRing(fixture.at),
  ]);
  const catalogue = await lots();
  expect(catalogue).toHaveLength(24);
  await fixture.steward.stockSalesRing(fixture.at);
  expect(await lots()).toEqual(catalogue);
});

it('a newcomer always finds three horses that they can afford, however many were sold', async () => {
  for (let round = 0; round < 3; round += 1) {
    const cheap = (await lots()).filter(({ price }) => Number(price) <= NEWCOMER_PRICE);
    await fixture.game.rows(
      `with gone as (
         update public.horses set retired_at = now() where id = any ($1) returning id
       ) select count(*) from gone`,
      [cheap.map(({ id }) => id)],
    );
    await sell(cheap.map(({ id }) => id));
    expect(await affordable()).toBe(0);
    await fixture.steward.stockSalesRing(fixture.at);
    expect(await affordable()).toBeGreaterThanOrEqual(3);
  }
});

it('horses are kept fit, and cost what their age says, season after season', async () => {
  const before = await lots();
  const later = fixture.at + 3 * DAY;
  await fixture.steward.stockSalesRing(later);
  expect((await lots()).map(({ condition_at: at }) => new Date(`${at}`).getTime())).toEqual(
    before.map(() => later),
  );
  for (const seasons of [1, 6]) {
    await fixture.steward.stockSalesRing(fixture.at + seasons * SEASON_WEEKS * WEEK);
    expect(
      await fixture.game.rows(
        `select h.name from private.listings l join public.horses h on h.id = l.horse_id
         where l.ended_at is null and (
           h.retired_at is not null
           or private.age_at(h.birth_season, $1) > 7
           or l.price <> private.guide_price(h.rating, private.age_at(h.birth_season, $1))
         )`,
        [new Date(fixture.at + seasons * SEASON_WEEKS * WEEK).toISOString()],
      ),
    ).toEqual([]);
    expect(await affordable()).toBeGreaterThanOrEqual(3);
  }
});
