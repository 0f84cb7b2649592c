import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { marksKey } from '../shared/api/playerKey.ts';
import { gallopsKey } from '../shared/gallops/gallopNotebookQuery.ts';
import { goalsKey } from '../shared/goals/goalsQuery.ts';
import { horseKey } from '../shared/horses/horseQuery.ts';
import { myExportQuery, myLeavingQuery } from './account/leavingQueries.ts';
import { myOwnerNameQuery, nextRenamingQuery, securityKeys } from './account/queries.ts';
import { auctionsKey } from './auctions/queries.ts';
import { secretKeyOf } from './calendar/queries.ts';
import { championshipKeys } from './championships/queries.ts';
import { claimsKey } from './claims/queries.ts';
import { clubKeys } from './clubs/queries.ts';
import { equipmentKeys } from './equipment/queries.ts';
import { forumsKey, threadListsKey } from './forums/queries.ts';
import { horseListKeys } from './horselists/queries.ts';
import { lettersKey } from './letters/queries.ts';
import { limitsKey } from './limits/queries.ts';
import { mailChoicesQuery } from './mails/queries.ts';
import { marketKeys } from './market/queries.ts';
import { previewKeys } from './previews/queries.ts';
import { profileKeys } from './profile/queries.ts';
import { raceKeys } from './races/queries.ts';
import { refereesKey } from './referees/queries.ts';
import { requestKeys } from './requests/queries.ts';
import { seasonKeys } from './season/queries.ts';
import { autoOrdersQuery } from './stable/autoOrdersQuery.ts';
import { stableKeys } from './stable/queries.ts';
import { autoHistoryQuery } from './training/autoQueries.ts';

/** What a browser knows that can become untrue, and what does not: Bea's, another race. */
export const known = {
  stable: stableKeys.stable('ada'),
  boxes: stableKeys.boxes('ada'),
  wallets: stableKeys.wallets('ada'),
  money: stableKeys.money('ada'),
  limits: limitsKey('ada'),
  'mail choices': mailChoicesQuery('ada').queryKey,
  'owner name': myOwnerNameQuery('ada').queryKey,
  'next renaming': nextRenamingQuery('ada').queryKey,
  leaving: myLeavingQuery('ada').queryKey,
  export: myExportQuery('ada').queryKey,
  account: securityKeys.account('ada'),
  'recovery codes': securityKeys.codes('ada'),
  logins: securityKeys.sessions('ada'),
  horses: stableKeys.horses('ada'),
  retired: stableKeys.retired('ada'),
  groups: stableKeys.groups('ada'),
  notes: stableKeys.notes('ada'),
  entries: stableKeys.entries('ada'),
  trophies: stableKeys.trophies('ada'),
  activity: stableKeys.activity('ada'),
  overview: stableKeys.overview('ada'),
  sessions: stableKeys.training('ada'),
  'the season before': seasonKeys.turn('ada'),
  'auto-training': autoOrdersQuery('ada').queryKey,
  'auto history': autoHistoryQuery('ada').queryKey,
  shop: equipmentKeys.shop('ada'),
  'tack room': equipmentKeys.inventory('ada'),
  gallops: gallopsKey('ada', 'comet'),
  'calendar secret': secretKeyOf('ada'),
  orders: raceKeys.orders('ada', 'mile'),
  ring: marketKeys.ring,
  'own sale': marketKeys.horse('comet', 'ada'),
  listings: marketKeys.listings('ada'),
  auctions: auctionsKey('ada'),
  claims: claimsKey('ada'),
  goals: goalsKey('ada'),
  'the horse': [...horseKey('comet'), 'horse'],
  'its entries': [...horseKey('comet'), 'ahead'],
  'another horse': [...horseKey('duchess'), 'horse'],
  'the race': raceKeys.one('mile'),
  'who won before': raceKeys.wonBefore('mile'),
  'another race': raceKeys.one('sprint'),
  'races to come': [...raceKeys.future, null],
  'the next races': raceKeys.coming,
  'races that suit': raceKeys.suitable('ada'),
  'own championships': championshipKeys.mine('ada'),
  'race requests': requestKeys.open,
  'the request': requestKeys.one('q1'),
  'another request': requestKeys.one('q2'),
  'waiting horses': requestKeys.waiting('ada'),
  results: [...raceKeys.results, null],
  'last winners': raceKeys.winners,
  'last race': raceKeys.last,
  championships: championshipKeys.season(3),
  leaders: [...raceKeys.told, 'leading stables'],
  'the letters': [...lettersKey('ada'), 'with', 'hillside'],
  threads: [...threadListsKey('ada'), 'racing'],
  'the thread': [...forumsKey('ada'), 'thread', 1],
  rulings: [...refereesKey('ada'), 'rulings'],
  correspondents: [...lettersKey('ada'), 'correspondents'],
  marks: marksKey('ada'),
  'the list': [...horseListKeys.all, 'one', 'l1'],
  'own lists': horseListKeys.mine('ada'),
  'the club': [...clubKeys.all, 'one', 'c1'],
  'own club': clubKeys.mine('ada'),
  'opened previews': [...previewKeys.all, 'race', 'mile'],
  'own previews': previewKeys.mine('ada'),
  'the reviews': [...previewKeys.reviews('mile'), 'ada'],
  'other reviews': [...previewKeys.reviews('sprint'), 'ada'],
  'own profile': profileKeys.mine('ada'),
  'the profile': profileKeys.of('hillside'),
  'another profile': profileKeys.of('far-field'),
  "Bea's wallets": stableKeys.wallets('bea'),
  "Bea's horses": stableKeys.horses('bea'),
  "Bea's gallops": gallopsKey('bea', 'comet'),
  "Bea's shop": equipmentKeys.shop('bea'),
} satisfies Record<string, QueryKey>;

export type Known = keyof typeof known;

/** Has a browser know all of that. */
export function rememberAll(client: QueryClient) {
  for (const queryKey of Object.values(known)) client.getQueryCache().build(client, { queryKey });
}

/** What of it the browser takes for untrue, in the order above. */
export const outdatedIn = (client: QueryClient) =>
  (Object.keys(known) as Known[]).filter(
    (name) => client.getQueryState(known[name])?.isInvalidated,
  );

export const inOrder = (names: readonly Known[]) =>
  (Object.keys(known) as Known[]).filter((name) => names.includes(name));
