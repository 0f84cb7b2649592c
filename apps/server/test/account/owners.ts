import { type Backend, signIn } from '@furlong/backend';
import { Secret, TOTP } from 'otpauth';
import { type BareServer, signedIn, visitor } from '../bareServer.ts';

export const password = 'a long walk to the gallops';

export const emailOf = (name: string) => `${name.toLowerCase()}@stables.example`;

/** The code that an authenticator app shows so many steps of thirty seconds from now. */
export function codeOf(secret: string, ahead = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + ahead * 30_000,
  });
}

/** Makes every session of an owner as old as one that was left open. */
export async function letTimePass({ database }: BareServer, name: string) {
  await database.rows(
    `update auth.mfa_amr_claims set updated_at = updated_at - interval '1 hour'
     where session_id in (
       select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1
     )`,
    [emailOf(name)],
  );
}

/** Signs in once more, on another device. */
export async function anotherDevice(server: BareServer, name: string, given = password) {
  const device = visitor(server);
  await signIn(device, { email: emailOf(name), password: given });
  return device;
}

/** An owner with an authenticator app, and what it keeps. A code of it was taken already. */
export async function ownerWithApp(server: BareServer, name: string) {
  const backend = await signedIn(server, name);
  const { id, secret } = await enrol(backend);
  return { backend, factorId: id, secret };
}

export async function enrol(backend: Backend) {
  const { data, error } = await backend.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const { id, totp } = data;
  // The code before this one, so that this one is left.
  const code = codeOf(totp.secret, -1);
  const verified = await backend.auth.mfa.challengeAndVerify({ factorId: id, code });
  if (verified.error) throw verified.error;
  return { id, secret: totp.secret };
}

/** What is in the link of the last mail to an address, and its code. */
export function mailTo({ outbox }: BareServer, address: string) {
  const mail = outbox.latestTo(address);
  const link = new URL(mail?.link ?? 'http://none.example');
  const code = /(?:code|continue): (\d+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return {
    subject: mail?.subject,
    text: mail?.text ?? '',
    code,
    path: link.pathname + link.search,
  };
}

/** Follows the link of the last mail to an address, and says where it leads. */
export async function follow(server: BareServer, address: string) {
  const { path } = mailTo(server, address);
  const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  const [, fragment = ''] = (answer.headers.get('location') ?? '').split('#');
  return new URLSearchParams(fragment);
}
