import { createBackend, GameError, sendLetter, signIn, signUp } from '@furlong/backend';
import type { FurlongServer } from '../src/index.ts';

const other = { fullName: 'Ann Bell', stableName: 'Letter House', email: 'letters@stable.example' };

/** A letter of the demonstration owner to a newcomer; the newcomer's stable. Called again it writes another. */
export async function writeALetter({ url, publishableKey, demo }: FurlongServer): Promise<string> {
  const backend = createBackend({ url, key: publishableKey });
  await signUp(backend, { ...other, password: 'a rail and a post' }).catch((error: unknown) => {
    if (!(error instanceof GameError) || error.code !== 'stable_name_taken') throw error;
  });
  await signIn(backend, demo);
  const { data } = await backend
    .from('stables')
    .select('id')
    .eq('name', other.stableName)
    .single<{ id: string }>();
  if (data === null) throw new Error('The newcomer has no stable.');
  const letter = { stableId: data.id, text: 'Well run.', requestId: crypto.randomUUID() };
  await sendLetter(backend, letter);
  return data.id;
}
