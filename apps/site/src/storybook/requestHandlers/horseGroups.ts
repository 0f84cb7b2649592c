import type { RequestHandler } from 'msw';
import type { Player } from '../players.ts';
import { rpc } from './postgrest.ts';

/** The primary horse groups of whoever asks, which each change changes. */
export function horseGroups(asked: (request: Request) => Player): RequestHandler[] {
  let count = 0;
  return [
    rpc('my_horse_groups', (_args, request) =>
      asked(request).groups.map(({ horseIds, ...group }) => ({
        ...group,
        horse_ids: [...horseIds],
      })),
    ),
    rpc('create_horse_group', ({ p_name }, request) => {
      count += 1;
      const id = `made-${count}`;
      const player = asked(request);
      player.groups = [...player.groups, { id, name: p_name.trim(), horseIds: [] }];
      return id;
    }),
    rpc('rename_horse_group', ({ p_group_id, p_name }, request) => {
      const player = asked(request);
      player.groups = player.groups.map((group) =>
        group.id === p_group_id ? { ...group, name: p_name.trim() } : group,
      );
      return p_name;
    }),
    rpc('delete_horse_group', ({ p_group_id }, request) => {
      const player = asked(request);
      player.groups = player.groups.filter(({ id }) => id !== p_group_id);
      return p_group_id;
    }),
    rpc('order_horse_groups', ({ p_group_ids }, request) => {
      const player = asked(request);
      player.groups = p_group_ids.flatMap((id) => player.groups.filter((each) => each.id === id));
      return p_group_ids;
    }),
    rpc('move_to_horse_group', ({ p_horse_ids, p_group_id }, request) => {
      const player = asked(request);
      player.groups = player.groups.map((group) => ({
        ...group,
        horseIds: [
          ...group.horseIds.filter((id) => !p_horse_ids.includes(id)),
          ...(group.id === p_group_id ? p_horse_ids : []),
        ],
      }));
      return p_horse_ids;
    }),
  ];
}
