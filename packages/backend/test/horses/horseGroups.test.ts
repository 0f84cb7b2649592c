import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createHorseGroup,
  deleteHorseGroup,
  moveToHorseGroup,
  myHorseGroups,
  orderHorseGroups,
  renameHorseGroup,
  retireHorse,
} from '../../src/index.ts';
import { anotherHorse, expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();
let player: Player;
let stranger: Player;
let second: string;

beforeAll(async () => {
  stranger = await game.player();
});
beforeEach(async () => {
  player = await game.player();
  second = await anotherHorse(game, player);
});

const requestId = () => crypto.randomUUID();
const create = (name: string, { backend } = player) =>
  createHorseGroup(backend, { name, requestId: requestId() });
const move = (horseIds: readonly string[], groupId: string | null, { backend } = player) =>
  moveToHorseGroup(backend, { horseIds, groupId, requestId: requestId() });
const told = async () =>
  (await myHorseGroups(player.backend)).map(({ name, horseIds }) => [name, horseIds]);

describe('primary horse groups', () => {
  it('are made, renamed, put in order and deleted by their owner, and seen by nobody else', async () => {
    const { backend } = player;
    const sprinters = await create(' Sprinters ');
    const stayers = await create('Stayers');
    await move([player.horseId], sprinters);
    await renameHorseGroup(backend, {
      groupId: sprinters,
      name: 'SPRINTERS',
      requestId: requestId(),
    });
    await orderHorseGroups(backend, {
      groupIds: [stayers, sprinters],
      requestId: requestId(),
    });
    expect(await told()).toEqual([
      ['Stayers', []],
      ['SPRINTERS', [player.horseId]],
    ]);
    expect(await myHorseGroups(stranger.backend)).toEqual([]);
    await deleteHorseGroup(backend, { groupId: sprinters, requestId: requestId() });
    expect(await told()).toEqual([['Stayers', []]]);
    expect(await game.sql('select * from private.grouped_horses')).toEqual([]);
  });

  it('hold a horse once: the later move holds, and without a group it is in none', async () => {
    const first = await create('First');
    const other = await create('Other');
    await move([player.horseId, second], first);
    await move([second], other);
    expect(await told()).toEqual([
      ['First', [player.horseId]],
      ['Other', [second]],
    ]);
    await move([second], null);
    expect(await told()).toEqual([
      ['First', [player.horseId]],
      ['Other', []],
    ]);
  });

  it('show no horse that was retired or has another owner', async () => {
    const group = await create('All');
    await move([player.horseId, second], group);
    await retireHorse(player.backend, { horseId: second, requestId: requestId() });
    expect(await told()).toEqual([['All', [player.horseId]]]);
    await game.sql('update public.horses set stable_id = $2 where id = $1', [
      second,
      stranger.stableId,
    ]);
    expect(await told()).toEqual([['All', [player.horseId]]]);
  });

  it('change once, however often a request is sent', async () => {
    const request = { name: 'Once', requestId: requestId() };
    const id = await createHorseGroup(player.backend, request);
    const moved = { horseIds: [second], groupId: id, requestId: requestId() };
    await moveToHorseGroup(player.backend, moved);
    await move([second], null);
    const before = await game.snapshot();
    expect(await createHorseGroup(player.backend, request)).toBe(id);
    expect(await moveToHorseGroup(player.backend, moved)).toEqual([second]);
    expect(await game.snapshot()).toEqual(before);
  });
});

describe('a refused change of groups has its own code and changes nothing', () => {
  it('group_name_invalid, group_name_taken, too_many_groups', async () => {
    await expectRefused(game, 'group_name_invalid', () => create('  '));
    await expectRefused(game, 'group_name_invalid', () => create('x'.repeat(31)));
    for (let index = 1; index < 12; index += 1) await create(`Group ${index}`);
    await expectRefused(game, 'group_name_taken', () => create('group 1'));
    const last = await create('Last');
    await expectRefused(game, 'group_name_taken', () =>
      renameHorseGroup(player.backend, {
        groupId: last,
        name: 'Group 2',
        requestId: requestId(),
      }),
    );
    await expectRefused(game, 'too_many_groups', () => create('Thirteenth'));
  });

  it('group_not_found, groups_changed', async () => {
    const { backend } = player;
    const own = await create('Own');
    const foreign = await create('Foreign', stranger);
    const request = { groupId: foreign, requestId: requestId() };
    await expectRefused(game, 'group_not_found', () => move([second], foreign));
    await expectRefused(game, 'group_not_found', () => deleteHorseGroup(backend, request));
    await expectRefused(game, 'group_not_found', () =>
      renameHorseGroup(backend, { ...request, name: 'Mine' }),
    );
    for (const groupIds of [[], [foreign], [own, own], [own, foreign]]) {
      await expectRefused(game, 'groups_changed', () =>
        orderHorseGroups(backend, { groupIds, requestId: requestId() }),
      );
    }
  });

  it('horse_not_found, horse_not_yours, horse_retired, not_signed_in', async () => {
    const group = await create('Own');
    await expectRefused(game, 'horse_not_found', () => move([crypto.randomUUID()], group));
    await expectRefused(game, 'horse_not_yours', () => move([second, stranger.horseId], group));
    await retireHorse(player.backend, { horseId: second, requestId: requestId() });
    await expectRefused(game, 'horse_retired', () => move([player.horseId, second], group));
    await expectRefused(game, 'bad_request', () => move([], group));
    await expectRefused(game, 'not_signed_in', () =>
      move([player.horseId], group, { ...player, backend: game.visitor() }),
    );
  });
});
