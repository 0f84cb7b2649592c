import { DAY } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { leaveAll } from '../src/leaving/leaveAll.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

it('two stewards let each stable leave once whose week is over, and nobody else', async () => {
  const [going, staying] = [
    await fixture.newOwner('Going Yard'),
    await fixture.newOwner('Staying Yard'),
  ];
  await fixture.game.rows(
    `insert into private.leavings (stable_id, asked_at, leaves_at)
     values ($1, now(), now() + interval '7 days')`,
    [going.stableId],
  );
  const { backend } = fixture.game;
  await leaveAll(backend, Date.now() + 6 * DAY);
  const names = () =>
    fixture.game.rows('select name from public.stables where id in ($1, $2) order by name', [
      ...[going.stableId, staying.stableId],
    ]);
  expect(await names()).toEqual([{ name: 'Going Yard' }, { name: 'Staying Yard' }]);
  const at = Date.now() + 8 * DAY;
  await Promise.all([leaveAll(backend, at), leaveAll(backend, at)]);
  expect(await names()).toEqual([{ name: 'Former stable 1' }, { name: 'Staying Yard' }]);
  await leaveAll(backend, at + DAY);
  expect(await names()).toEqual([{ name: 'Former stable 1' }, { name: 'Staying Yard' }]);
});
