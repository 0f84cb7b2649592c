import { HttpResponse, http, type RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { authHandlers } from './authHandlers.ts';
import { calendarHandlers } from './calendarHandlers.ts';
import { communityHandlers } from './communityHandlers.ts';
import { equipmentHandlers } from './equipmentHandlers.ts';
import { gallopHandlers } from './gallopHandlers.ts';
import { horseHandlers } from './horseHandlers.ts';
import { marketHandlers } from './marketHandlers.ts';
import { raceHandlers } from './raceHandlers.ts';
import { recordHandlers } from './recordHandlers.ts';
import { silksHandlers } from './silksHandlers.ts';
import { stableHandlers } from './stableHandlers.ts';
import { statisticsHandlers } from './statisticsHandlers.ts';
import { trackHandlers } from './trackHandlers.ts';
import { trainingHandlers } from './trainingHandlers.ts';

/** Answers all that the site asks of the backend from one game, which entries change. */
export function requestHandlers(game: MockBackendState): RequestHandler[] {
  return [
    ...authHandlers(game),
    ...stableHandlers(game),
    ...horseHandlers(game),
    ...silksHandlers(game),
    ...raceHandlers(game),
    ...equipmentHandlers(game),
    ...marketHandlers(game),
    ...recordHandlers(game),
    ...communityHandlers(game),
    ...trackHandlers(game),
    ...calendarHandlers(game),
    ...statisticsHandlers(game),
    ...trainingHandlers(game),
    ...gallopHandlers(game),
    http.get('*/outbox.json', () => HttpResponse.json(game.mails)),
  ];
}
