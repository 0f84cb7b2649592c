import { namedSilks } from '@furlong/game/rules';
import * as client from '../index.ts';
import type { Backend } from '../shared/createBackend.ts';

type Client = typeof client;

/** What takes the client first and asks the backend something. */
type Asking = {
  [Name in keyof Client]: Client[Name] extends (
    backend: Backend,
    ...rest: never[]
  ) => Promise<unknown>
    ? Name
    : never;
}[keyof Client];

type Call = (backend: Backend) => Promise<unknown>;

const id = '00000000-0000-4000-8000-000000000000';
const email = 'owner@stables.example';
/** A token that has not expired. */
const accessToken = `${btoa('{}')}.${btoa('{"exp":9999999999}')}.c2ln`.replaceAll('=', '');
const password = 'a long walk to the gallops';
const silks = namedSilks('Oak', 0);
const page = { trackId: 'kingsmere', after: { id, offAt: 0 }, limit: 20 } as const;
const search = {
  text: 'oak',
  price: 'low',
  age: 'young',
  sex: 'male',
  rating: 'under 60',
  specialty: 'Mile',
  surface: 'Turf',
  runs: 'unraced',
  seller: 'house',
} as const;
const entryPage = { after: { id, enteredAt: 0 }, limit: 20 } as const;

/**
 * Calls of every function that the package exports to players, which between them send each form
 * of request that the function can send: one call with all options, and one for each filter that
 * an option leaves out. What no sample sends, the embedded server refuses.
 */
export const samples: Readonly<Record<Asking, readonly Call[]>> = {
  signUp: [
    (backend) => client.signUp(backend, { fullName: 'Ann', stableName: 'Oak', email, password }),
  ],
  signIn: [(backend) => client.signIn(backend, { email, password })],
  resendConfirmation: [(backend) => client.resendConfirmation(backend, { email })],
  requestRecovery: [(backend) => client.requestRecovery(backend, { email })],
  changePassword: [(backend) => client.changePassword(backend, { password })],
  accountOfToken: [(backend) => client.accountOfToken(backend, { accessToken })],
  openSession: [(backend) => client.openSession(backend, { accessToken, refreshToken: 'refresh' })],
  renewSession: [(backend) => client.renewSession(backend)],
  signOut: [(backend) => client.signOut(backend)],
  myActivity: [(backend) => client.myActivity(backend, { limit: 10 })],
  recentActivity: [(backend) => client.recentActivity(backend, { after: { id }, limit: 20 })],
  topStables: [(backend) => client.topStables(backend, { limit: 20 })],
  topHorses: [
    (backend) => client.topHorses(backend, { limit: 50 }),
    (backend) => client.topHorses(backend, { sex: 'female', limit: 50 }),
  ],
  clubLeaders: [(backend) => client.clubLeaders(backend, { season: 1 })],
  racesOfDay: [(backend) => client.racesOfDay(backend, { day: '2026-11-21' })],
  raceBallot: [(backend) => client.raceBallot(backend, { raceId: id })],
  enterRace: [(backend) => client.enterRace(backend, { raceId: id, horseId: id, requestId: id })],
  withdrawEntry: [
    (backend) => client.withdrawEntry(backend, { raceId: id, horseId: id, requestId: id }),
  ],
  giveOrders: [
    (backend) => client.giveOrders(backend, { raceId: id, horseId: id, style: 0, requestId: id }),
  ],
  myJockeyOrders: [(backend) => client.myJockeyOrders(backend, { raceId: id })],
  equipmentShop: [(backend) => client.equipmentShop(backend)],
  setCartLine: [
    (backend) => client.setCartLine(backend, { itemId: 'whip', quantity: 1, requestId: id }),
  ],
  buyEquipment: [
    (backend) => client.buyEquipment(backend, { itemId: 'whip', price: 300, requestId: id }),
  ],
  checkOutCart: [(backend) => client.checkOutCart(backend, { total: 300, requestId: id })],
  myInventory: [(backend) => client.myInventory(backend)],
  equipHorse: [
    (backend) =>
      client.equipHorse(backend, { pieceId: id, horseId: id, slot: 'whip', requestId: id }),
  ],
  unequipHorse: [(backend) => client.unequipHorse(backend, { pieceId: id, requestId: id })],
  myCalendarRaces: [
    (backend) => client.myCalendarRaces(backend, { from: 0, to: 1, after: { id, offAt: 0 } }),
  ],
  myTrainingDays: [(backend) => client.myTrainingDays(backend, { midnights: [0, 1] })],
  myCalendarSecret: [(backend) => client.myCalendarSecret(backend)],
  renewCalendarSecret: [(backend) => client.renewCalendarSecret(backend, { requestId: id })],
  myUpcomingEntries: [(backend) => client.myUpcomingEntries(backend)],
  raceWithEntries: [(backend) => client.raceWithEntries(backend, { raceId: id })],
  nextFields: [
    (backend) => client.nextFields(backend, { trackId: 'kingsmere' }),
    (backend) => client.nextFields(backend, {}),
  ],
  lastRace: [(backend) => client.lastRace(backend)],
  renameHorse: [
    (backend) => client.renameHorse(backend, { horseId: id, name: 'Oak', requestId: id }),
  ],
  noteHorse: [(backend) => client.noteHorse(backend, { horseId: id, note: 'Oak', requestId: id })],
  myHorseNote: [(backend) => client.myHorseNote(backend, { horseId: id })],
  myHorseGroups: [(backend) => client.myHorseGroups(backend)],
  createHorseGroup: [(backend) => client.createHorseGroup(backend, { name: 'Oak', requestId: id })],
  renameHorseGroup: [
    (backend) => client.renameHorseGroup(backend, { groupId: id, name: 'Oak', requestId: id }),
  ],
  deleteHorseGroup: [(backend) => client.deleteHorseGroup(backend, { groupId: id, requestId: id })],
  orderHorseGroups: [
    (backend) => client.orderHorseGroups(backend, { groupIds: [id], requestId: id }),
  ],
  moveToHorseGroup: [
    (backend) => client.moveToHorseGroup(backend, { horseIds: [id], groupId: id, requestId: id }),
  ],
  trainHorses: [
    (backend) =>
      client.trainHorses(backend, {
        sessions: [{ horseId: id, programme: 'speed' }],
        budget: 500,
        requestId: id,
      }),
  ],
  gallop: [
    (backend) =>
      client.gallop(backend, {
        ...{ horseId: id, distance: 1600, surface: 'Turf', going: 0, equipped: true },
        requestId: id,
      }),
  ],
  gallopAgainstGhost: [
    (backend) =>
      client.gallopAgainstGhost(backend, {
        ...{ horseId: id, raceId: id, equipped: true, requestId: id },
      }),
  ],
  myGallops: [
    (backend) => client.myGallops(backend, { horseId: id, after: { id, at: 0 }, limit: 20 }),
  ],
  myGallopNotebook: [(backend) => client.myGallopNotebook(backend, { horseId: id })],
  myRetiredHorses: [
    (backend) => client.myRetiredHorses(backend, { after: { id, retiredAt: 0 }, limit: 20 }),
  ],
  openedTalents: [(backend) => client.openedTalents(backend, { horseId: id })],
  retireHorse: [(backend) => client.retireHorse(backend, { horseId: id, requestId: id })],
  myHorses: [(backend) => client.myHorses(backend)],
  futureRaces: [(backend) => client.futureRaces(backend, page)],
  mySuitableRaces: [
    (backend) => client.mySuitableRaces(backend, { after: page.after, limit: 100 }),
  ],
  racesToEnter: [
    (backend) => client.racesToEnter(backend, { horseId: id, after: page.after, limit: 100 }),
  ],
  houseToCome: [(backend) => client.houseToCome(backend, { raceIds: [id] })],
  programmeAhead: [(backend) => client.programmeAhead(backend)],
  winnersBefore: [(backend) => client.winnersBefore(backend, { raceId: id })],
  courseRecord: [(backend) => client.courseRecord(backend, { raceId: id })],
  trackCourses: [(backend) => client.trackCourses(backend, { trackId: 'kingsmere' })],
  trackRuns: [(backend) => client.trackRuns(backend, { trackId: 'kingsmere' })],
  raceOpening: [(backend) => client.raceOpening(backend, { raceId: id })],
  raceResults: [(backend) => client.raceResults(backend, page)],
  myOverview: [(backend) => client.myOverview(backend)],
  leaveFirstVisitStep: [
    (backend) => client.leaveFirstVisitStep(backend, { step: 'name', requestId: id }),
  ],
  seeTraining: [
    (backend) => client.seeTraining(backend, { horseId: null }),
    (backend) => client.seeTraining(backend, { horseId: id }),
  ],
  seeLeftOutSessions: [(backend) => client.seeLeftOutSessions(backend)],
  myPurses: [(backend) => client.myPurses(backend)],
  economyWeeks: [(backend) => client.economyWeeks(backend)],
  purseWeeks: [(backend) => client.purseWeeks(backend)],
  myBoxes: [(backend) => client.myBoxes(backend)],
  transferWallet: [
    (backend) => client.transferWallet(backend, { amount: 1, to: 'credits', requestId: id }),
  ],
  choosePrizePurse: [
    (backend) => client.choosePrizePurse(backend, { prizesTo: 'credits', requestId: id }),
  ],
  myMoneyDays: [(backend) => client.myMoneyDays(backend, { since: '2026-01-31' })],
  myOwnerName: [(backend) => client.myOwnerName(backend)],
  showOwnerName: [(backend) => client.showOwnerName(backend, { shown: 'initial', requestId: id })],
  myStable: [(backend) => client.myStable(backend)],
  horseById: [(backend) => client.horseById(backend, { horseId: id })],
  horseRecord: [(backend) => client.horseRecord(backend, { horseId: id })],
  horseRuns: [(backend) => client.horseRuns(backend, { horseId: id, ...entryPage })],
  entriesAhead: [
    (backend) => client.entriesAhead(backend, { horseId: id }),
    (backend) => client.entriesAhead(backend, { stableId: id }),
  ],
  stableById: [(backend) => client.stableById(backend, { stableId: id })],
  stableRecord: [(backend) => client.stableRecord(backend, { stableId: id })],
  stableHorses: [
    (backend) =>
      client.stableHorses(backend, { stableId: id, after: { id, rating: 60 }, limit: 20 }),
  ],
  myTrophies: [(backend) => client.myTrophies(backend)],
  stableTrophies: [(backend) => client.stableTrophies(backend, { stableId: id })],
  stableWinners: [(backend) => client.stableWinners(backend, { stableId: id, ...entryPage })],
  silksVariant: [(backend) => client.silksVariant(backend, { name: 'Oak' })],
  silksAvailable: [(backend) => client.silksAvailable(backend, { silks })],
  changeSilks: [(backend) => client.changeSilks(backend, { silks, requestId: id })],
  myRunCounts: [(backend) => client.myRunCounts(backend, { horseId: id, season: 0 })],
  myRatingHistory: [(backend) => client.myRatingHistory(backend, { season: 0 })],
  myConditionHistory: [(backend) => client.myConditionHistory(backend, { horseId: id, season: 0 })],
  trainingProgrammes: [(backend) => client.trainingProgrammes(backend)],
  myRecentWork: [(backend) => client.myRecentWork(backend)],
  myTrainingSessions: [
    (backend) => client.myTrainingSessions(backend, { after: { id, startedAt: 0 }, limit: 20 }),
  ],
  autoTrainingProgrammes: [(backend) => client.autoTrainingProgrammes(backend)],
  myAutoTraining: [(backend) => client.myAutoTraining(backend)],
  myAutoTrainingHistory: [
    (backend) => client.myAutoTrainingHistory(backend, { after: { id, startedAt: 0 }, limit: 20 }),
  ],
  startAutoTraining: [
    (backend) =>
      client.startAutoTraining(backend, {
        ...{ horseId: id, programme: 'speed', weeklyBudget: 300, requestId: id },
      }),
  ],
  stopAutoTraining: [(backend) => client.stopAutoTraining(backend, { horseId: id, requestId: id })],
  startTraining: [
    (backend) => client.startTraining(backend, { horseId: id, programme: 'speed', requestId: id }),
  ],
  salesRing: [
    (backend) =>
      client.salesRing(backend, {
        search,
        order: 'cheapest',
        after: { sortKey: '500', horseId: id },
        limit: 20,
      }),
  ],
  horseSale: [(backend) => client.horseSale(backend, { horseId: id })],
  myListings: [(backend) => client.myListings(backend)],
  mySales: [(backend) => client.mySales(backend, { after: { id, at: 0 }, limit: 20 })],
  buyHorse: [(backend) => client.buyHorse(backend, { horseId: id, price: 500, requestId: id })],
  returnHorse: [(backend) => client.returnHorse(backend, { horseId: id, requestId: id })],
  listHorse: [(backend) => client.listHorse(backend, { horseId: id, price: 500, requestId: id })],
  changeSalePrice: [
    (backend) => client.changeSalePrice(backend, { horseId: id, price: 500, requestId: id }),
  ],
  withdrawFromSale: [(backend) => client.withdrawFromSale(backend, { horseId: id, requestId: id })],
  stableNameAvailable: [
    (backend) => client.stableNameAvailable(backend, { name: 'Oak', registration: id }),
  ],
};
