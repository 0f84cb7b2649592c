import { type DemoHorse, demoStable } from '@furlong/steward';
import type { Keys } from '../directory/keys.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';

/** An owner with horses and some history, to look around as. */
export interface DemoOwner {
  email: string;
  password: string;
}

/** What it takes to act as the demo owner does. */
export interface DemoDeps {
  database: GameDatabase;
  outbox: Outbox;
  publishableKey: string;
  demo: DemoOwner;
  url: string;
}

export function demoOwner({ demoPassword }: Keys): DemoOwner {
  return { email: 'demo@furlong.example', password: demoPassword };
}

/** Who judges what is reported, to look at the stewards' room as; known by the demo owner's password. */
export function demoReferee({ demoPassword }: Keys): DemoOwner {
  return { email: 'referee@furlong.example', password: demoPassword };
}

/** The stable of the demo referee, who has to have one to write. */
export const refereeStable = { name: 'Weighing Room', ownerName: 'Ruth Calloway' };

/**
 * Signs the demo owner up through the API and follows the link in the captured mail, as a visitor
 * would. Returns the id of the stable that signing up has founded.
 *
 * @throws when the API refuses one of the steps.
 */
export async function signUpDemoOwner(
  deps: DemoDeps,
  { ownerName, name }: Pick<typeof demoStable, 'ownerName' | 'name'> = demoStable,
): Promise<string> {
  const { database, demo } = deps;
  const known = await stableOf(database, demo.email);
  if (known !== null) return known;
  const response = await send(deps, 'POST', 'signup', {
    ...demo,
    data: { full_name: ownerName, stable_name: name },
  });
  // A start that was cut off in between has signed up already; its mail is still there.
  await followMail(deps, response);
  const founded = await stableOf(database, demo.email);
  if (founded === null) throw new Error('Signing up has founded no stable for the demo owner.');
  return founded;
}

/** Has the demo owner's stable, its starter and its first credits begin at `at`, ms since 1970. */
export async function dateBackDemoStable(
  database: GameDatabase,
  { stableId, at }: { stableId: string; at: number },
): Promise<void> {
  await database.rows('select private.date_back($1, $2)', [stableId, new Date(at)]);
}

/** Has horses of the demo owner kept in work up to `at`, ms since 1970: as fit as when they came. */
export async function keepDemoHorsesFit(
  database: GameDatabase,
  { demoHorses, at }: { demoHorses: readonly DemoHorse[]; at: number },
): Promise<void> {
  for (const { horseId, foundation } of demoHorses) {
    await database.rows(
      `update public.horses set condition = $2, energy = $3, condition_at = $4
       where id = $1 and condition_at < $4`,
      [horseId, foundation.condition, foundation.energy, new Date(at)],
    );
  }
}

/** What a stable was told while the game was made ready is not new to who comes: the mark in the header says nothing. */
export async function seeDemoNews(database: GameDatabase, stableId: string): Promise<void> {
  await database.rows(
    `insert into private.notices_seen (stable_id, told_at) values ($1, clock_timestamp())
     on conflict (stable_id) do update set told_at = excluded.told_at`,
    [stableId],
  );
}

/**
 * Sees to it that the demo owner signs in with the password given: another one was kept where
 * keys.json is new, or where somebody has changed it as the demo owner.
 *
 * @throws when the API refuses one of the steps.
 */
export async function keepDemoPassword(deps: DemoDeps): Promise<void> {
  const { email, password } = deps.demo;
  const signedIn = await send(deps, 'POST', 'token?grant_type=password', deps.demo);
  if (signedIn.ok) {
    const { access_token: token } = await signedIn.json();
    await send(deps, 'POST', 'logout?scope=local', {}, token);
    return;
  }
  const token = await followMail(deps, await send(deps, 'POST', 'recover', { email }));
  const changed = await send(deps, 'PUT', 'user', { password }, token);
  if (!changed.ok) throw new Error(`The demo owner has no new password: ${await changed.text()}`);
  await send(deps, 'POST', 'logout?scope=local', {}, token);
}

function send(
  { database, publishableKey, url }: DemoDeps,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  token?: string,
): Promise<Response> {
  const headers = {
    apikey: publishableKey,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, body: JSON.stringify(body) };
  return database.fetch(new Request(`${url}/auth/v1/${path}`, init), null);
}

/** Follows the link of the latest mail to the demo owner; returns the access token it leads to. */
async function followMail({ database, outbox, demo }: DemoDeps, sent: Response): Promise<string> {
  const link = outbox.latestTo(demo.email)?.link;
  if (!link) throw new Error(`The demo owner was sent no mail: ${await sent.text()}`);
  const followed = await database.fetch(new Request(link, { redirect: 'manual' }), null);
  const location = followed.headers.get('location');
  const [, token] = /#access_token=([^&]+)/.exec(location ?? '') ?? [];
  if (!token) throw new Error(`The demo owner's link does not sign in: ${location}`);
  return token;
}

async function stableOf(database: GameDatabase, email: string): Promise<string | null> {
  const [stable] = await database.rows(
    `select s.id from public.stables s join auth.users u on u.id = s.owner_id
     where u.email = $1 and u.email_confirmed_at is not null`,
    [email],
  );
  return typeof stable?.id === 'string' ? stable.id : null;
}
