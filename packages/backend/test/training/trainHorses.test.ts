import { beforeEach, describe, expect, it } from 'vitest';
import { myHorses, myWallets, trainHorses } from '../../src/index.ts';
import { anotherHorse, expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { train } from '../support/testTraining.ts';

const game = openTestGame();
let player: Player;
let others: string[];

beforeEach(async () => {
  player = await game.player();
  others = [];
  for (const _ of [1, 2]) others.push(await anotherHorse(game, player));
});

type Sessions = Parameters<typeof trainHorses>[1]['sessions'];

const speed = (...horseIds: string[]): Sessions =>
  horseIds.map((horseId) => ({ horseId, programme: 'speed' as const }));

const send = (sessions: Sessions, budget: number, requestId: string = crypto.randomUUID()) =>
  trainHorses(player.backend, { sessions, budget, requestId });

const credits = async () => (await myWallets(player.backend)).credits;

describe('many horses sent to work at once', () => {
  it('get their sessions for what these cost, each its programme', async () => {
    const [second = '', third = ''] = others;
    const sent = await send(
      [...speed(player.horseId, second), { horseId: third, programme: 'agility' }],
      5_000,
    );
    expect(sent).toEqual([
      expect.objectContaining({ horseId: player.horseId, price: 500, refusal: null }),
      expect.objectContaining({ horseId: second, price: 500, refusal: null }),
      expect.objectContaining({ horseId: third, price: 350, refusal: null }),
    ]);
    expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(3);
    expect(await credits()).toBe(25_000 - 1_350);
    const horses = await myHorses(player.backend);
    expect(horses.every(({ atWork }) => atWork !== null)).toBe(true);
  });

  it('never cost more than the budget, in the order in which they were given', async () => {
    const [second = '', third = ''] = others;
    const sent = await send(
      [...speed(player.horseId, second), { horseId: third, programme: 'agility' }],
      999,
    );
    expect(sent.map(({ refusal }) => refusal)).toEqual([null, 'over_budget', null]);
    expect(await credits()).toBe(25_000 - 850);
    expect((await send(speed(second), 499)).map(({ refusal }) => refusal)).toEqual(['over_budget']);
  });

  it('each have their own reason, and the others go', async () => {
    const [second = '', third = ''] = others;
    await train({ ...player, horseId: second });
    await enter(await openTestRace(game), player);
    const stranger = await game.player();
    const missing = crypto.randomUUID();
    const sent = await send(
      [...speed(player.horseId, second, third, stranger.horseId, missing)],
      9_000,
    );
    expect(sent.map(({ refusal }) => refusal)).toEqual([
      ...['horse_runs_first', 'horse_at_work', null, 'horse_not_yours', 'horse_not_found'],
    ]);
    expect(sent[3]).toEqual({
      horseId: stranger.horseId,
      sessionId: null,
      refusal: 'horse_not_yours',
    });
  });

  it('stop at the last credits', async () => {
    await enter(await openTestRace(game, { entryFee: 24_400 }), player);
    const sent = await send(speed(...others), 9_000);
    expect(sent.map(({ refusal }) => refusal)).toEqual([null, 'too_few_credits']);
    expect(await credits()).toBe(100);
  });

  it('are sent once, and answered the same, however often the request comes', async () => {
    const requestId = crypto.randomUUID();
    const first = await send(speed(player.horseId, ...others), 1_000, requestId);
    const before = await game.snapshot();
    expect(await send(speed(player.horseId, ...others), 1_000, requestId)).toEqual(first);
    expect(await game.snapshot()).toEqual(before);
    await expectRefused(game, 'request_reused', () =>
      send(speed(player.horseId, ...others), 1_001, requestId),
    );
  });

  it('are refused as a whole where the request makes no sense', async () => {
    const { horseId } = player;
    await expectRefused(game, 'bad_request', () => send([], 500));
    await expectRefused(game, 'bad_request', () => send(speed(horseId, horseId), 5_000));
    await expectRefused(game, 'bad_request', () => send(speed(horseId), -1));
    await expectRefused(game, 'not_signed_in', () =>
      trainHorses(game.visitor(), {
        sessions: speed(horseId),
        budget: 500,
        requestId: crypto.randomUUID(),
      }),
    );
  });
});
