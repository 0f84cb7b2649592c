import { createBackend, GameError, sendLetter, signIn, signUp } from '@furlong/backend';
import type { FurlongServer } from '../src/index.ts';

const other = { fullName: 'Ann Bell', stableName: 'Letter House', email: 'letters@stable.example' };

/** A letter of the demonstration owner to a newcomer; the newcomer's stable. Called again it writes another. */
export async function writeALetter(server: FurlongServer): Promise<string> {
  const backend = createBackend({ url: server.url, key: server.publishableKey });
  await signUp(backend, { ...other, password: 'a rail and a post' }).catch((error: unknown) => {
    if (!(error instanceof GameError) || error.code !== 'stable_name_taken') throw error;
  });
  await signIn(backend, server.demo);
  const { data } = await server.backend
    .from('stables')
    .select('id')
    .eq('name', other.stableName)
    .single();
  if (data === null) throw new Error('The newcomer has no stable.');
  const letter = { stableId: data.id, text: 'Well run.', requestId: crypto.randomUUID() };
  await sendLetter(backend, letter);
  return data.id;
}
