import { type Allowance, type Limits, Meter } from './limits.ts';

export interface Caller {
  method: string;
  url: URL;
  body: Buffer | null;
  address: string;
}

/** Which auth requests cost a password's hashing, an e-mail, or a guess at a code. */
const signUps = /^\/auth\/v1\/(signup|otp|magiclink|recover|resend)$/;
const guesses = /^\/auth\/v1\/verify$/;

/**
 * Answers how many seconds a caller has to wait before it may sign in or up again; 0 lets it in.
 * It is asked before any password is hashed: one hashing blocks the server for 80 ms.
 */
export function doorkeeper(limits: Limits, now?: () => number): (caller: Caller) => number {
  const meter = new Meter(now);
  return (caller) => {
    const kind = kindOf(caller);
    if (kind === null) return 0;
    const wanted: { key: string; allowance: Allowance }[] = [
      { key: `${kind} from ${caller.address}`, allowance: limits[`${kind}PerAddress`] },
    ];
    const account = accountOf(caller.body);
    if (account !== null) {
      wanted.push({ key: `${kind} as ${account}`, allowance: limits[`${kind}PerAccount`] });
    }
    return meter.take(wanted);
  };
}

function kindOf({ method, url }: Caller): 'signIn' | 'signUp' | null {
  const path = url.pathname;
  if (method === 'POST' && signUps.test(path)) return 'signUp';
  if ((method === 'POST' || method === 'GET') && guesses.test(path)) return 'signIn';
  // A change of password hashes too.
  if (method === 'PUT' && path === '/auth/v1/user') return 'signIn';
  if (method !== 'POST' || path !== '/auth/v1/token') return null;
  // A refresh hashes nothing, and happens to everybody once an hour.
  return url.searchParams.getAll('grant_type').every((type) => type === 'refresh_token')
    ? null
    : 'signIn';
}

function accountOf(body: Buffer | null): string | null {
  if (body === null) return null;
  try {
    const sent: unknown = JSON.parse(body.toString('utf8'));
    if (typeof sent !== 'object' || sent === null || !('email' in sent)) return null;
    // As Lite compares them, so that no spelling opens a second allowance.
    return typeof sent.email === 'string' ? sent.email.toLowerCase() : null;
  } catch {
    return null;
  }
}
