import { beforeEach, expect, it } from 'vitest';
import {
  changeOwnerName,
  listHorse,
  myNextRenaming,
  myOwnerName,
  renameStable,
  showOwnerName,
  stableById,
  stableRecord,
} from '../../src/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { ruleOf } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame({ anyRequest: true });

let owner: Player;

beforeEach(async () => {
  owner = await game.player();
});

const id = () => crypto.randomUUID();
const unlike = () => `Yard ${id().slice(0, 8)}`;
const rename = (name: string, requestId: string = id(), by = owner) =>
  renameStable(by.backend, { name, requestId });
const nameOf = async ({ stableId }: Player) =>
  (await stableById(game.visitor(), { stableId })).name;
const nextSeason = () =>
  game.sql('update private.former_names set season = season - 1 where stable_id = $1', [
    owner.stableId,
  ]);

it('a stable is renamed once a season, and what it was called is remembered', async () => {
  const before = await nameOf(owner);
  const [first, second] = [unlike(), unlike()];
  const requestId = id();
  const season = await myNextRenaming(owner.backend);
  expect(await rename(`  ${first} `, requestId)).toBe(first);
  expect(await rename(`  ${first} `, requestId)).toBe(first);
  expect(await nameOf(owner)).toBe(first);
  expect(await myNextRenaming(owner.backend)).toBe(season + 1);
  await expectRefused(game, 'stable_renamed', (request) => rename(second, request));
  await nextSeason();
  expect(await rename(second)).toBe(second);
  const { formerNames } = await stableRecord(game.visitor(), { stableId: owner.stableId });
  expect(formerNames).toEqual([first, before]);
});

it('a name that another has, had, or that looks like one is not to be had', async () => {
  const other = await game.player();
  const theirs = await nameOf(other);
  const taken = [theirs, theirs.toUpperCase(), theirs.replace('a', 'а'), 'Former stable 9'];
  for (const name of taken) {
    await expectRefused(game, 'stable_name_taken', (request) => rename(name, request));
  }
  await rename(unlike(), id(), other);
  await expectRefused(game, 'stable_name_taken', (request) => rename(theirs, request));
  const { data } = await game.visitor().rpc('stable_name_available', { p_name: theirs });
  expect(data).toBe('stable_name_taken');
  // Whose it was may have it back.
  await game.sql('update private.former_names set season = season - 1');
  expect(await rename(theirs, id(), other)).toBe(theirs);
});

it('a name is a name, and is not the one that the stable has', async () => {
  for (const name of ['', '   ', 'x'.repeat(41), '\u202eevil', '\u200b']) {
    await expectRefused(game, 'stable_name_invalid', (request) => rename(name, request));
  }
  await expectRefused(game, 'bad_request', (request) => rename('x'.repeat(1001), request));
  const same = await nameOf(owner);
  await expectRefused(game, 'stable_name_same', (request) => rename(same, request));
  await expectRefused(game, 'not_signed_in', (requestId) =>
    renameStable(game.visitor(), { name: 'Nobody', requestId }),
  );
});

it('its horses for sale are found under the new name', async () => {
  const { horseId, stableId } = owner;
  await game.sql('update public.horses set sellable_from = null where id = $1', [horseId]);
  await listHorse(owner.backend, { horseId, price: await ruleOf(owner), requestId: id() });
  const name = unlike();
  await rename(name);
  expect(
    await game.sql('select seller_name from private.listings where stable_id = $1', [stableId]),
  ).toEqual([{ seller_name: name.toLowerCase() }]);
});

it('a full name is changed, and others read of it what was chosen', async () => {
  const change = (fullName: string, requestId: string = id()) =>
    changeOwnerName(owner.backend, { fullName, requestId });
  const requestId = id();
  await change('Margaret Anne Hale', requestId);
  await change('Margaret Anne Hale', requestId);
  const shown = async () => (await stableById(game.visitor(), owner)).ownerName;
  expect(await shown()).toBe('Margaret H.');
  await showOwnerName(owner.backend, { shown: 'none', requestId: id() });
  await change('Ruth Fenn');
  expect(await shown()).toBeNull();
  expect((await myOwnerName(owner.backend)).fullName).toBe('Ruth Fenn');
  for (const name of ['', 'x'.repeat(81), '\u202e']) {
    await expectRefused(game, 'owner_name_invalid', (request) => change(name, request));
  }
});
