import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';

const answer = (status: number, code: string, msg = code) =>
  HttpResponse.json({ code, error_code: code, msg }, { status });

/** How the account service refuses or fails, by what a player reads of it. */
const answers = {
  offline: () => HttpResponse.error(),
  server_failed: () => answer(500, 'unexpected_failure'),
  too_many_requests: () => answer(429, 'over_request_rate_limit'),
  login_refused: () => answer(400, 'invalid_credentials'),
  same_password: () => answer(422, 'same_password'),
  weak_password: () => answer(422, 'weak_password', ''),
  second_factor_needed: () => answer(401, 'insufficient_aal'),
  email_invalid: () => answer(400, 'email_address_invalid'),
  // In the words of the service, where the game knows no better.
  bad_request: () => answer(422, 'signup_disabled', gameErrors.bad_request),
} satisfies Partial<Record<GameErrorCode, () => Response>>;

/** Which leads to the login, in the place of a sentence where it was caused. */
export const missingSession = () => answer(403, 'session_not_found');

type AccountRefusal = keyof typeof answers;

export const accountRefusals = Object.keys(answers) as AccountRefusal[];

/** Answers the calls of a path of the account service with each refusal, one after the other. */
export function refusingAccount(path: string) {
  const next = [...accountRefusals];
  return http.all(`*/auth/v1/${path}`, () => answers[next.shift() ?? 'server_failed']());
}

/** How the account service refuses with a code that the game has a sentence for. */
export const accountAnswer = (code: GameErrorCode): Response =>
  Object.hasOwn(answers, code) ? answers[code as AccountRefusal]() : answer(422, code);
