import { useState } from 'react';
import type { Shared } from './handOnPicture.ts';

/** A picture that is drawn when it is asked for, and what became of it. */
export function useShared(draw: () => Promise<Shared>) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<'saved' | 'failed' | null>(null);

  async function share() {
    if (busy) return;
    setBusy(true);
    setAnswer(null);
    try {
      setAnswer((await draw()) === 'saved' ? 'saved' : null);
    } catch {
      setAnswer('failed');
    }
    setBusy(false);
  }
  return { busy, answer, share };
}
