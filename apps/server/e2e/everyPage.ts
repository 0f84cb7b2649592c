import {
  auctionCatalogue,
  createBackend,
  foundClub,
  horseById,
  makeHorseList,
  myClub,
  myHorseLists,
  putInHorseList,
  signIn,
} from '@furlong/backend';
import { seasonAt } from '@furlong/game/rules';
import { budgets } from '@furlong/site/budgets';
import { askForARace } from './askForARace.ts';
import type { Game } from './openGame.ts';
import { writeALetter } from './writeALetter.ts';

/** Every page of the site by the pattern of its path. */
export const everyPage = Object.keys(budgets);

/** Finds the address at which a page has something to show, by its pattern. */
export type AddressOf = (pattern: string) => string;

/**
 * Those of a race that was run, its course, a runner and its stable, of a race that is asked for, of a lot under
 * the hammer, of a stable that was written to, of a list of horses and of a club, unless others are named. A player's own
 * runner is taken before the house's: its race has most to show.
 */
export async function addressesIn(
  { server }: Pick<Game, 'server'>,
  others: Readonly<Record<string, string>> = {},
): Promise<AddressOf> {
  const { data } = await server.backend
    .from('entries')
    .select('horse_id, stable_id, races!inner(id, track_id, status), stables!inner(is_house)')
    .eq('races.status', 'finished')
    .order('stables(is_house)')
    .limit(1)
    .single();
  if (data === null) throw new Error('No race has been run.');
  const shown = new Map([
    [':raceId', data.races.id],
    [':trackId', data.races.track_id],
    [':horseId', data.horse_id],
    [':stableId', data.stable_id],
    // The first of a season's finals.
    [':division', 'two-year-olds'],
    [':season', `${seasonAt(Date.now())}`],
    [':licence', '4'],
    [':requestId', await askForARace(server)],
    // What belongs to nobody: the page asks before it ends anything.
    [':secret', 'f'.repeat(64)],
    [':auctionId', await lotUnderTheHammer(server)],
    [':section', 'racing'],
    [':threadId', '2'],
    [':otherStableId', await writeALetter(server)],
    [':listId', await listOfHorses(server, data.horse_id)],
    [':clubId', await clubOf(server)],
    ['*', 'nowhere'],
    ...Object.entries(others),
  ]);
  return (pattern) => pattern.replace(/:\w+|\*/g, (name) => shown.get(name) ?? name);
}

/** The lot whose hammer falls next. */
async function lotUnderTheHammer({ url, publishableKey }: Game['server']): Promise<string> {
  const [lot] = await auctionCatalogue(createBackend({ url, key: publishableKey }), {
    search: { text: '', price: null, age: null, sex: null, rating: null, specialty: null },
    order: 'closing',
    limit: 1,
  });
  if (lot === undefined) throw new Error('No horse is under the hammer.');
  return lot.id;
}

/** A list of somebody else's, the referee's, with that horse in it: it is made if there is none. */
async function listOfHorses(server: Game['server'], horseId: string): Promise<string> {
  const backend = createBackend({ url: server.url, key: server.publishableKey });
  await signIn(backend, server.referee);
  const [mine] = await myHorseLists(backend);
  if (mine !== undefined) return mine.id;
  const list = { name: 'To follow', description: 'Those that ran better than they finished.' };
  const listId = await makeHorseList(backend, { ...list, requestId: crypto.randomUUID() });
  const { name: horseName } = await horseById(backend, { horseId });
  await putInHorseList(backend, { listId, horseName, requestId: crypto.randomUUID() });
  return listId;
}

/** The club of the demonstration owner, who founds it if there is none. */
async function clubOf(server: Game['server']): Promise<string> {
  const backend = createBackend({ url: server.url, key: server.publishableKey });
  await signIn(backend, server.demo);
  const mine = await myClub(backend);
  if (mine !== null) return mine.clubId;
  const club = { name: 'The Rail', description: 'By the rail, whatever the weather.', open: true };
  return foundClub(backend, { ...club, requestId: crypto.randomUUID() });
}
