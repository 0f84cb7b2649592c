import * as client from '../index.ts';
import type { Backend } from '../shared/createBackend.ts';

type Call = (backend: Backend) => Promise<unknown>;

const id = '00000000-0000-4000-8000-000000000000';
const email = 'owner@stables.example';
/** A token that has not expired. */
const accessToken = `${btoa('{}')}.${btoa('{"exp":9999999999}')}.c2ln`.replaceAll('=', '');
const password = 'a long walk to the gallops';
const page = { trackId: 'kingsmere', after: { id, offAt: 0 }, limit: 20 } as const;
const entryPage = { after: { id, enteredAt: 0 }, limit: 20 } as const;

/**
 * Calls of the functions that read tables, that choose columns of what a function of the database answers,
 * or that ask the account service: between them they send each form of request that these can send, with
 * all options, and without those that leave out a filter. What a plain call of a function of the database
 * sends needs no sample. What nothing here sends, the embedded server refuses, and `openTestGame()` too.
 */
export const samples: readonly Call[] = [
  (backend) => client.signUp(backend, { fullName: 'Ann', stableName: 'Oak', email, password }),
  (backend) => client.signIn(backend, { email, password }),
  (backend) => client.resendConfirmation(backend, { email }),
  (backend) => client.requestRecovery(backend, { email }),
  (backend) => client.changePassword(backend, { password }),
  (backend) => client.changePassword(backend, { password, current: password, code: '1' }),
  (backend) => client.requestCode(backend),
  (backend) => client.requestEmailChange(backend, { email }),
  (backend) => client.confirmPassword(backend, { password }),
  (backend) => client.mySecurity(backend),
  (backend) => client.enrollFactor(backend, { name: 'Phone' }),
  (backend) => client.confirmFactor(backend, { factorId: id, code: '123456' }),
  (backend) => client.removeFactor(backend, { factorId: id }),
  (backend) => client.showSecondFactor(backend, { code: 'a-recovery-code' }),
  (backend) => client.makeRecoveryCodes(backend),
  (backend) => client.myRecoveryCodes(backend),
  (backend) => client.removeRecoveryCodes(backend),
  (backend) => client.accountOfToken(backend, { accessToken }),
  (backend) => client.openSession(backend, { accessToken, refreshToken: 'refresh' }),
  (backend) => client.renewSession(backend),
  (backend) => client.signOut(backend),
  (backend) => client.endOtherSessions(backend),
  (backend) => client.endAllSessions(backend),
  (backend) => client.myActivity(backend, { limit: 20 }),
  (backend) => client.raceBallot(backend, { raceId: id }),
  (backend) => client.myUpcomingEntries(backend),
  (backend) => client.raceWithEntries(backend, { raceId: id }),
  (backend) => client.nextFields(backend, { trackId: 'kingsmere' }),
  (backend) => client.nextFields(backend, {}),
  (backend) => client.lastRace(backend),
  (backend) => client.myHorses(backend),
  (backend) => client.futureRaces(backend, page),
  (backend) => client.mySuitableRaces(backend, { after: page.after, limit: 100 }),
  (backend) => client.racesToEnter(backend, { horseId: id, after: page.after, limit: 100 }),
  (backend) => client.raceOpening(backend, { raceId: id }),
  (backend) => client.raceResults(backend, page),
  (backend) => client.openRaceRequests(backend, { after: { id, latestOff: 0 }, limit: 20 }),
  (backend) => client.raceRequest(backend, { requestId: id }),
  (backend) => client.myWallets(backend),
  (backend) => client.economyWeeks(backend),
  (backend) => client.purseWeeks(backend),
  (backend) => client.myMoneyDays(backend, { since: '2026-01-31' }),
  (backend) => client.myStable(backend),
  (backend) => client.horseById(backend, { horseId: id }),
  (backend) => client.entriesAhead(backend, { horseId: id }),
  (backend) => client.entriesAhead(backend, { stableId: id }),
  (backend) => client.myEntriesAhead(backend),
  (backend) => client.stableById(backend, { stableId: id }),
  (backend) => client.myTrophies(backend),
  (backend) => client.stableTrophies(backend, { stableId: id }),
  (backend) => client.stableWinners(backend, { stableId: id, ...entryPage }),
  (backend) => client.trainingProgrammes(backend),
  (backend) => client.autoTrainingProgrammes(backend),
];
