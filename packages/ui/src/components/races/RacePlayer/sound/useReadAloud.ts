import { useEffect, useRef, useState } from 'react';
import type { Switched } from './useRaceSound';

/**
 * Reads the commentary by the browser's own speech, once it is switched on. A sentence is read to its
 * end; of those that come meanwhile the latest is read next. Null in a browser without speech.
 */
export function useReadAloud(caption: string): Switched | null {
  const [on, setOn] = useState(false);
  const next = useRef('');
  const speaks = 'speechSynthesis' in window;

  useEffect(() => {
    if (!on) return;
    return () => {
      next.current = '';
      speechSynthesis.cancel();
    };
  }, [on]);

  useEffect(() => {
    if (!on) return;
    next.current = caption;
    const read = () => {
      if (next.current === '') return;
      const sentence = new SpeechSynthesisUtterance(next.current);
      sentence.lang = 'en-GB';
      sentence.onend = read;
      next.current = '';
      speechSynthesis.speak(sentence);
    };
    if (!speechSynthesis.speaking) read();
  }, [on, caption]);

  return speaks ? { on, setOn } : null;
}
