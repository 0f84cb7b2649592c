import { DAY, namedSilks, seasonAt } from '@furlong/game/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as client from '../src/index.ts';
import type { RunSql } from '../test/support/testDatabase.ts';
import { type Player, TestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { ask } from '../test/support/testRequests.ts';
import { explainGame } from './explainedGame.ts';
import { fillRecord, fillSessions, fillStables, ownSessions } from './fillGame.ts';

// Without the check of every invariant after each test, which reads the whole game.
const game = new TestGame({});
let explained: Awaited<ReturnType<typeof explainGame>>;
let owner: Player;
let raceId: string;
let requestId: string;
/** The tables that grow with the game. */
let big: ReadonlySet<unknown>;

beforeAll(async () => {
  await game.open();
  owner = await game.player();
  raceId = await openTestRace(game);
  requestId = (await ask(owner)).id;
  await fill((sql) => fillStables(sql, owner));
});
beforeAll(() => fill(fillSessions));
beforeAll(() => fill((sql) => fillRecord(sql, owner, raceId)));
beforeAll(() =>
  fill(async (sql) => {
    await sql(
      `insert into private.feats (hall, subject_id, feat, race_id, horse_id, at)
       select 'stables', stable_id, 'graded_win', $1, id, now() from public.horses`,
      [raceId],
    );
  }),
);
beforeAll(async () => {
  await game.sql('analyze');
  const tables = await game.sql(
    `select relname from pg_class where relkind = 'r' and reltuples >= 5000
     and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  big = new Set(tables.map(({ relname }) => relname));
  explained = await explainGame(game.database);
  await client.signIn(explained.backend, {
    email: 'owner1@example.test',
    password: 'secret-enough',
  });
});
afterAll(async () => {
  await explained.close();
  await game.database.close();
});

/** Past the triggers, by which foreign keys are checked too. */
const fill = (work: (sql: RunSql) => Promise<void>) =>
  game.database.session(async (session) => {
    await session.exec('set session_replication_role = replica');
    await work(async (text, parameters = []) => [...(await session.query(text, parameters)).rows]);
    await session.exec('reset session_replication_role');
  });

const of = () => ({ horseId: owner.horseId });
const monthAgo = Date.now() - 30 * DAY;
const midnights = Array.from({ length: 36 }, (_, day) => monthAgo + day * DAY);
const month = { from: monthAgo, to: monthAgo + 35 * DAY };
const silks = namedSilks('Oak', 0);
const season = seasonAt(Date.now());
const startedBefore = () => ({ after: { id: owner.horseId, startedAt: monthAgo } });

const everyRun = {
  ...{ horseId: null, trackId: null, distance: null, surface: null, worstPlace: null },
};

const statement = { wallet: 'wallet', kinds: null, after: null, limit: 25 } as const;

type Ask = (backend: client.Backend) => Promise<unknown>;

const moneyDays: Ask = (backend) =>
  client.myMoneyDays(backend, { since: new Date(monthAgo).toISOString().slice(0, 10) });

/** What each screen of the stable asks for, the first page of a list and a later one. */
const screens: Readonly<Record<string, readonly Ask[]>> = {
  dashboard: [
    client.myStable,
    client.myHorses,
    client.myUpcomingEntries,
    client.myOverview,
    client.myWallets,
    client.myTrophies,
    client.myAutoTraining,
    (backend) => client.myActivity(backend, { limit: 10 }),
    (backend) => client.mySuitableRaces(backend, { limit: 100 }),
    client.programmeAhead,
  ],
  'a race request': [
    (backend) => client.openRaceRequests(backend, { limit: 10 }),
    (backend) => client.raceRequest(backend, { requestId }),
    (backend) => client.horsesFittingRequest(backend, { requestId }),
    client.myWaitingHorses,
  ],
  'my horses': [client.myHorses, client.myUpcomingEntries, client.myHorseGroups, client.myBoxes],
  'a horse': [
    (backend) => client.horseById(backend, of()),
    (backend) => client.horseRecord(backend, of()),
    (backend) => client.horseRuns(backend, of()),
    (backend) =>
      client.horseRuns(backend, { ...of(), after: { id: owner.horseId, enteredAt: monthAgo } }),
    (backend) => client.entriesAhead(backend, of()),
    (backend) => client.openedTalents(backend, of()),
    (backend) => client.myHorseNote(backend, of()),
    (backend) => client.horseSale(backend, of()),
  ],
  auctions: [
    (backend) => client.lotOfHorse(backend, of()),
    ...(['bidding', 'watching', 'selling', 'won', 'lost', 'sold', 'unsold'] as const).map(
      (part) => (backend: client.Backend) => client.myAuctions(backend, { part }),
    ),
  ],
  claims: [client.claimingRaces, (backend) => client.myClaims(backend, {})],
  train: [
    client.trainingProgrammes,
    client.myRecentWork,
    (backend) => client.myTrainingSessions(backend, {}),
    (backend) => client.myTrainingSessions(backend, startedBefore()),
  ],
  'auto-trainer': [
    client.autoTrainingProgrammes,
    client.myAutoTraining,
    (backend) => client.myAutoTrainingHistory(backend, {}),
    (backend) => client.myAutoTrainingHistory(backend, startedBefore()),
  ],
  gallops: [
    (backend) => client.myGallops(backend, of()),
    (backend) => client.myGallops(backend, { ...of(), after: { id: owner.horseId, at: monthAgo } }),
    (backend) => client.myGallopNotebook(backend, of()),
  ],
  'buy and apply equipment': [client.equipmentShop, client.myInventory],
  'design silks': [(backend) => client.silksAvailable(backend, { silks })],
  'primary horse groups': [client.myHorseGroups],
  'retire horses': [
    (backend) => client.myRetiredHorses(backend, {}),
    (backend) =>
      client.myRetiredHorses(backend, { after: { id: owner.horseId, retiredAt: monthAgo } }),
  ],
  'race calendar': [
    (backend) => client.myCalendarRaces(backend, month),
    (backend) => client.myTrainingDays(backend, { midnights }),
    client.myCalendarSecret,
  ],
  'performance stats': [
    (backend) => client.myRunCounts(backend, { horseId: null, season: null }),
    (backend) => client.myRunCounts(backend, { ...of(), season }),
    (backend) => client.myRatingHistory(backend, { season: null }),
    (backend) => client.myConditionHistory(backend, { ...of(), season: null }),
  ],
  'enter race': [
    (backend) => client.racesToEnter(backend, of()),
    (backend) => client.houseToCome(backend, { raceIds: [raceId] }),
    client.futureRaces,
    (backend) => client.raceWithEntries(backend, { raceId }),
  ],
  'my future races': [client.myEntriesAhead, client.myOrdersAhead],
  'my race results': [
    (backend) => client.myRuns(backend, everyRun),
    (backend) => client.myRuns(backend, { ...everyRun, ...of(), surface: 'Dirt', worstPlace: 1 }),
    (backend) => client.myRuns(backend, { ...everyRun, after: { id: owner.horseId } }),
  ],
  'my rejected entries': [
    (backend) => client.myEndedEntries(backend, {}),
    (backend) => client.myEndedEntries(backend, { after: { id: owner.horseId } }),
  ],
  'account summary': [
    ...[client.myWallets, client.myBoxes, client.myHeldMoney, moneyDays, client.mySeasonMoney],
  ],
  objectives: [client.myGoals],
  'the morning paper': [
    (backend) => client.myPaper(backend, { day: null }),
    (backend) =>
      client.myPaper(backend, { day: new Date(monthAgo + 29 * DAY).toISOString().slice(0, 10) }),
    (backend) => client.paperDays(backend, { day: null }),
    client.racesToWatch,
  ],
  awards: [
    (backend) => client.myAwards(backend, { after: null, limit: 25 }),
    (backend) => client.myAwards(backend, { after: { key: 'race', at: monthAgo }, limit: 25 }),
  ],
  'my details and my data': [client.myNextRenaming, client.myLeaving, client.myExport],
  'account histories': [
    (backend) => client.myStatement(backend, statement),
    (backend) =>
      client.myStatement(backend, { ...statement, kinds: ['horse_sale'], after: { id: 10_000 } }),
  ],
  'sell a horse': [client.myListings, (backend) => client.mySales(backend, {})],
  'the header': [client.myMarks, (backend) => client.myNotices(backend, { limit: 20 })],
  'game activity': [(backend) => client.recentActivity(backend)],
};

/** The scans of big tables by which a screen's questions are answered. */
async function scansOf(asks: readonly Ask[]) {
  const scans = await explained.scansOf(async (backend) => {
    for (const ask of asks) await ask(backend);
  });
  return scans.filter(({ table }) => big.has(table));
}

it.for(Object.entries(screens))(
  'reads by indexes, and no more than the stable has itself, for %s',
  async ([, asks]) => {
    const scans = await scansOf(asks);
    expect(scans.filter(({ index }) => index === null)).toEqual([]);
    expect(scans.filter(({ rows }) => rows > ownSessions)).toEqual([]);
  },
);

it('finds among a million sessions those of a stable, a horse and a month by their indexes', async () => {
  const indexesOf = async (screen: string) => {
    const scans = await scansOf(screens[screen] ?? []);
    const ofSessions = scans.filter(({ table }) => table === 'training_sessions');
    return [...new Set(ofSessions.map(({ index }) => index))].sort();
  };
  expect(await indexesOf('train')).toEqual([
    'training_sessions_by_horse',
    'training_sessions_by_stable',
  ]);
  expect(await indexesOf('race calendar')).toEqual(['training_sessions_by_stable']);
});
