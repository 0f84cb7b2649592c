import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { delay, HttpResponse, http } from 'msw';
import { noMoreRequests } from './mockNetwork.ts';

/** The backend is down, behind a gateway that says so in its own way. */
export const failing = http.all(
  '*',
  () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
);

/** Nobody can be reached. */
export const offline = http.all('*', () => HttpResponse.error());

/** No answer ever comes. */
export const silent = http.all('*', () => delay('infinite'));

/** Every answer takes a second, and longer where a busy machine still draws what asks for more. */
export const slow = http.all('*', async () => {
  await delay(1_000);
  await noMoreRequests();
});

/** How the database refuses a call. */
export const refusal = (code: GameErrorCode) =>
  HttpResponse.json(
    { code: 'PT409', message: gameErrors[code], hint: code, details: null },
    { status: 409 },
  );
