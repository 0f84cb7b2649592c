import { useEffect, useMemo, useRef, useState } from 'react';
import type { FilmClock } from '../RaceView/FilmClock';

/** Milliseconds between two looks at what is written beside the film. */
const told = 200;
/** The longest that a picture may move the film: a window that was hidden does not skip. */
const longest = 250;

export interface Playback {
  clock: FilmClock;
  /** The moment that is told in words: it follows the clock a few times a second. */
  ms: number;
  playing: boolean;
  rate: number;
  setPlaying: (playing: boolean) => void;
  setRate: (rate: number) => void;
  /** Goes to a moment, kept within the film. */
  seek: (ms: number) => void;
}

/** Plays a film from `from` to `until`, in milliseconds after the off. */
export function usePlayback(
  { from, until }: { from: number; until: number },
  first: number,
): Playback {
  const [ms, setMs] = useState(() => within(first, from, until));
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const at = useRef(ms);

  const { clock, moved } = useMemo(() => {
    const listeners = new Set<() => void>();
    return {
      moved: () => {
        for (const listener of listeners) listener();
      },
      clock: {
        now: () => at.current,
        subscribe: (onMove: () => void) => {
          listeners.add(onMove);
          return () => listeners.delete(onMove);
        },
      } satisfies FilmClock,
    };
  }, []);

  useEffect(() => {
    if (!playing) return;
    let before: number | undefined;
    let said = at.current;
    let asked = requestAnimationFrame(function play(now) {
      const passed = Math.min(longest, now - (before ?? now));
      before = now;
      at.current = Math.min(until, at.current + passed * rate);
      moved();
      if (Math.abs(at.current - said) >= told * rate || at.current === until) {
        said = at.current;
        setMs(said);
      }
      if (at.current === until) setPlaying(false);
      else asked = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(asked);
  }, [playing, rate, until, moved]);

  const seek = (to: number) => {
    at.current = within(to, from, until);
    setMs(at.current);
    moved();
  };
  return {
    clock,
    ms,
    playing,
    rate,
    setRate,
    seek,
    setPlaying: (wanted) => {
      // At its end it begins again.
      if (wanted && at.current >= until) seek(from);
      setMs(at.current);
      setPlaying(wanted);
    },
  };
}

function within(ms: number, from: number, until: number) {
  return Math.min(until, Math.max(from, ms));
}
