import { middlingTalents, talentList } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { horseRow } from '../rows.ts';
import { playerOf } from './authHandlers.ts';
import { horseGroups } from './horseGroups.ts';
import { rpc } from './postgrest.ts';

/** What was sealed of every horse of the stories. */
export const sealed = {
  salt: '0123456789abcdef'.repeat(4),
  talents: { ...middlingTalents, speed: 64, heart: 78, distanceBreadth: 200 },
};

/** What a player does with the horses of the stable. */
export default function horseHandlers(game: MockBackendState): RequestHandler[] {
  const asked = (request: Request) => {
    const player = playerOf(game, request);
    if (!player) throw new Error('A visitor has no horses.');
    return player;
  };
  return [
    ...horseGroups(asked),
    rpc('retire_horse', ({ p_horse_id }, request) => {
      const player = asked(request);
      const horse = player.horses.find(({ id }) => id === p_horse_id);
      if (!horse) throw new Error(`${p_horse_id} cannot be retired.`);
      const retired = { ...horse, retiredAt: horse.retiredAt ?? moment, equipment: [] };
      player.horses = player.horses.map((each) => (each === horse ? retired : each));
      return horseRow(retired);
    }),
    rpc('rename_horse', ({ p_horse_id, p_name }, request) => {
      const player = asked(request);
      const horse = player.horses.find(({ id }) => id === p_horse_id);
      if (!horse) throw new Error(`${p_horse_id} cannot be renamed.`);
      const renamed = { ...horse, name: p_name.trim(), formerName: horse.name };
      player.horses = player.horses.map((each) => (each === horse ? renamed : each));
      return horseRow(renamed);
    }),
    rpc('my_horse_note', ({ p_horse_id }, request) => asked(request).notes[p_horse_id] ?? ''),
    rpc('note_horse', ({ p_horse_id, p_note }, request) => {
      asked(request).notes = { ...asked(request).notes, [p_horse_id]: p_note };
      return p_note;
    }),
    rpc('my_retired_horses', ({ p_before_id, p_limit = 20 }, request) => {
      const retired = (playerOf(game, request)?.horses ?? [])
        .filter(({ retiredAt }) => retiredAt !== null)
        .toSorted((a, b) => (b.retiredAt ?? 0) - (a.retiredAt ?? 0));
      const first = retired.findIndex(({ id }) => id === p_before_id) + 1;
      return retired.slice(first, first + p_limit).map(horseRow);
    }),
    rpc('opened_talents', ({ p_horse_id }) => {
      const horse = game.players
        .flatMap(({ horses }) => horses)
        .find(({ id, retiredAt }) => id === p_horse_id && retiredAt !== null);
      if (horse === undefined) return [];
      return [
        {
          salt: sealed.salt,
          talents: talentList(sealed.talents),
          gained: [23_000, 4_100, 0, 0, 8_000, 0],
        },
      ];
    }),
  ];
}
