import { demoStable } from '@furlong/steward';
import type { Keys } from '../directory/keys.ts';
import type { Outbox } from '../embedded/outbox.ts';
import type { GameDatabase } from '../gameDatabase.ts';

/** An owner with horses and some history, to look around as. Embedded default only. */
export interface DemoOwner {
  email: string;
  password: string;
}

export function demoOwner({ demoPassword }: Keys): DemoOwner {
  return { email: 'demo@furlong.example', password: demoPassword };
}

/**
 * Signs the demo owner up through the API and follows the link in the captured mail, as a visitor
 * would. Returns the id of the stable that signing up has founded.
 *
 * @throws when the API refuses one of the steps.
 */
export async function signUpDemoOwner(deps: {
  database: GameDatabase;
  outbox: Outbox;
  publishableKey: string;
  demo: DemoOwner;
  url: string;
}): Promise<string> {
  const { database, outbox, publishableKey, demo, url } = deps;
  const known = await stableOf(database, demo.email);
  if (known !== null) return known;

  const response = await database.fetch(
    new Request(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...demo,
        data: { full_name: demoStable.ownerName, stable_name: demoStable.name },
      }),
    }),
    null,
  );
  // A start that was cut off in between has signed up already; its mail is still there.
  const link = outbox.latestTo(demo.email)?.link;
  if (!link) throw new Error(`The demo owner could not sign up: ${await response.text()}`);
  const confirmed = await database.fetch(new Request(link, { redirect: 'manual' }), null);
  if (!confirmed.headers.get('location')?.includes('#access_token=')) {
    throw new Error(`The demo owner could not be confirmed: ${confirmed.headers.get('location')}`);
  }
  const founded = await stableOf(database, demo.email);
  if (founded === null) throw new Error('Signing up has founded no stable for the demo owner.');
  return founded;
}

async function stableOf(database: GameDatabase, email: string): Promise<string | null> {
  const [stable] = await database.rows(
    `select s.id from public.stables s join auth.users u on u.id = s.owner_id
     where u.email = $1 and u.email_confirmed_at is not null`,
    [email],
  );
  return typeof stable?.id === 'string' ? stable.id : null;
}
