import { describe, expect, it } from 'vitest';
import { createBackend, myStable, signUp } from '../../src/index.ts';
import { stableNamesOf } from '../support/stableNames.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

const { available, found, stableOf } = stableNamesOf(game);

describe('the stable name of an account that is not confirmed', () => {
  const age = (owner: string, interval: string) =>
    game.sql(
      `update public.stables set created_at = now() - interval '${interval}' where owner_id = $1`,
      [owner],
    );

  it('is held for an hour, and then goes to who asks for it', async () => {
    const mistyped = await found('Typo Yard');
    await age(mistyped, '59 minutes');
    expect(await available('Typo Yard')).toBe('stable_name_taken');
    await age(mistyped, '61 minutes');
    expect(await available('Typo Yard')).toBe('ok');
    const right = await found('Typo Yard');
    expect(await stableOf(right)).toMatchObject({ name: 'Typo Yard' });
    expect(await stableOf(mistyped)).toMatchObject({ name: 'Typo Yard 2' });
  });

  it('goes at once to who signed up for it, with another address', async () => {
    const mistyped = await found('Once Yard', { registration: 'one page' });
    expect(await available('Once Yard', 'another page')).toBe('stable_name_taken');
    expect(await available('Once Yard', 'one page')).toBe('ok');
    const right = await found('Once Yard', { registration: 'one page' });
    expect(await stableOf(right)).toMatchObject({ name: 'Once Yard' });
    expect(await stableOf(mistyped)).toMatchObject({ name: 'Once Yard 2' });
    await game.sql('update auth.users set email_confirmed_at = now() where id = $1', [right]);
    expect(await available('Once Yard', 'one page')).toBe('stable_name_taken');
  });

  it('is asked for with the secret that the sign-up brings', async () => {
    const bodies: Record<string, Record<string, unknown>> = {};
    const backend = createBackend({
      url: 'http://game.test',
      key: keys.publishable,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        bodies[new URL(request.url).pathname] = await request.clone().json();
        return game.fetch(request);
      },
    });
    const email = 'secret@example.test';
    await signUp(backend, { fullName: 'Ann', stableName: 'Secret Yard', email, password: email });
    const secret = bodies['/rest/v1/rpc/stable_name_available']?.p_registration;
    expect(secret).toMatch(/^(\d+\.){15}\d+$/);
    expect(bodies['/auth/v1/signup']?.data).toMatchObject({ registration: secret });
  });

  it('stays that of an account that was confirmed, and of the house', async () => {
    const confirmed = await found('Sure Yard');
    await age(confirmed, '61 minutes');
    await game.sql('update auth.users set email_confirmed_at = now() where id = $1', [confirmed]);
    expect(await available('Sure Yard')).toBe('stable_name_taken');
    await game.sql('update public.stables set owner_id = null where owner_id = $1', [confirmed]);
    expect(await available('Sure Yard')).toBe('stable_name_taken');
  });

  it('is kept by players whose sign-up needs no confirmation', async () => {
    const { backend, userId } = await game.player();
    await age(userId, '61 minutes');
    expect(await available((await myStable(backend)).name)).toBe('stable_name_taken');
  });
});
