import { useEffect, useState } from 'react';
import type { NoticeTone } from '../../../primitives/Notice/Notice';
import type { FilmMoment } from './filmMoment';

/** What came of sharing a moment, in a sentence. */
export interface ShareAnswer {
  tone: NoticeTone;
  message: string;
}

/** Milliseconds until what went well is taken back; what went wrong stays. */
const shownFor = 5_000;

/** Shares a moment, and holds the answer while it is shown. */
export function useShareAnswer(onShare: (moment: FilmMoment) => Promise<ShareAnswer>) {
  const [answer, setAnswer] = useState<ShareAnswer | null>(null);
  useEffect(() => {
    if (answer?.tone !== 'success') return;
    const timer = setTimeout(() => setAnswer(null), shownFor);
    return () => clearTimeout(timer);
  }, [answer]);
  return { answer, share: async (moment: FilmMoment) => setAnswer(await onShare(moment)) };
}
