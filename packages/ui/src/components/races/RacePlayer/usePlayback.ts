import { useEffect, useMemo, useRef, useState } from 'react';
import type { FilmClock } from '../RaceView/FilmClock';
import { filmOpens } from '../RaceView/film';

/** The longest that a picture may move a film: one in a window that was hidden does not skip. */
const longest = 250;
/** Who is behind a race that is on by no more than this catches up; by more, skips. Milliseconds. */
const within = 8_000;
/** How fast one catches up. */
const hurry = 1.5;

/** Whether a race that is on is shown at everybody's moment. */
export type Liveness = 'live' | 'behind';

/** What is played: a film, as far as there is one. */
export interface PlayedFilm {
  /** Milliseconds after the off at which it begins and ends. */
  from: number;
  until: number;
  /** Milliseconds since the off of a race that is on; null for a film of a race that is over. */
  live: (() => number) | null;
  /** Milliseconds between two looks at what is written beside the picture. */
  told: number;
}

export interface Playback {
  clock: FilmClock;
  /** The moment that is told in words: it follows the clock a few times a second. */
  ms: number;
  playing: boolean;
  rate: number;
  /** Null for a film, and for a race once all of it has been run. */
  liveness: Liveness | null;
  setPlaying: (playing: boolean) => void;
  setRate: (rate: number) => void;
  /** Goes to a moment, kept within the film and, while the race is on, within what has been run. */
  seek: (ms: number) => void;
  /** Goes to everybody's moment, and stays with it. */
  goLive: () => void;
}

/** Plays a film from a first moment on, or a race that is on as it is run. */
export function usePlayback(film: PlayedFilm, first: number): Playback {
  const { until, live, told } = film;
  const latest = useRef(film);
  latest.current = film;
  const [ms, setMs] = useState(() => kept(first, film));
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const [following, setFollowing] = useState(false);
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
      const passed = now - (before ?? now);
      before = now;
      const edge = edgeOf(latest.current);
      at.current = following
        ? caughtUp(at.current, edge, passed)
        : Math.min(edge, at.current + Math.min(longest, passed) * rate);
      moved();
      const ended = at.current === latest.current.until;
      if (at.current === edge && !ended && !following) {
        setFollowing(true);
        setRate(1);
      }
      if (Math.abs(at.current - said) >= told * rate || ended) {
        said = at.current;
        setMs(said);
      }
      if (ended) {
        setPlaying(false);
        setFollowing(false);
      } else asked = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(asked);
  }, [playing, rate, following, told, moved]);

  const show = (to: number) => {
    at.current = to;
    setMs(to);
    moved();
  };
  const seek = (to: number) => {
    setFollowing(false);
    show(kept(to, film));
  };
  const isOn = live !== null && live() < until;
  return {
    clock,
    ms,
    playing,
    rate,
    liveness: isOn ? (following && playing ? 'live' : 'behind') : null,
    seek,
    setRate: (wanted) => {
      setFollowing(false);
      setRate(wanted);
    },
    setPlaying: (wanted) => {
      // At its end it begins again.
      if (wanted && at.current >= until) seek(filmOpens);
      setMs(at.current);
      if (!wanted) setFollowing(false);
      setPlaying(wanted);
    },
    goLive: () => {
      setRate(1);
      setFollowing(true);
      setPlaying(true);
      show(edgeOf(film));
    },
  };
}

/** The last moment that there is to show. */
function edgeOf({ until, live }: PlayedFilm) {
  return live === null ? until : Math.min(until, live());
}

function kept(ms: number, film: PlayedFilm) {
  const edge = edgeOf(film);
  return Math.min(edge, Math.max(film.from, ms));
}

/** A picture later with those who watch a race as it is run, or as much nearer to them as is bearable. */
function caughtUp(at: number, edge: number, passed: number) {
  return edge - at > within ? edge : Math.min(edge, at + passed * hurry);
}
