import { useEffect, useRef } from 'react';
import type { FilmCamera } from './cameras/shots';
import type { FilmClock } from './FilmClock';
import type { RaceFilm } from './film';
import * as styles from './RaceView.css';
import { type ShownFilm, showFilm } from './scene/showFilm';
import { clothFont } from './silks/atlas';

export interface RaceViewProps {
  film: RaceFilm;
  /** The moment that is shown; it may move sixty times a second without drawing anything else. */
  clock: FilmClock;
  camera: FilmCamera;
  /** Who is followed, or ridden. */
  horseId: string;
  /** It cannot be shown here: no WebGL, a graphics card that is gone, or one that is too slow. */
  onUnavailable: () => void;
}

/**
 * A race in three dimensions, in the whole of its parent. It is a picture without words: whoever
 * shows it tells the race beside it.
 */
export function RaceView(props: RaceViewProps) {
  return <Picture key={props.film.raceId} {...props} />;
}

/** What is built for one race does for no other. */
function Picture({ film, clock, camera, horseId, onUnavailable }: RaceViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownFilm>(null);
  const unavailable = useRef(onUnavailable);
  unavailable.current = onUnavailable;

  const runner = Math.max(
    0,
    film.runners.findIndex((each) => each.horseId === horseId),
  );
  const look = useRef({ camera, runner });
  const latest = useRef(film);
  latest.current = film;

  useEffect(() => {
    let closed = false;
    const show = () => {
      if (closed || !host.current) return;
      const { current: first } = latest;
      shown.current = showFilm(host.current, styles.canvas, first, clock, look.current, () =>
        unavailable.current(),
      );
    };
    document.fonts.load(clothFont).then(show, show);
    return () => {
      closed = true;
      shown.current?.close();
      shown.current = null;
    };
  }, [clock]);

  useEffect(() => shown.current?.show(film), [film]);

  useEffect(() => {
    look.current = { camera, runner };
    shown.current?.look(look.current);
  }, [camera, runner]);

  return <div ref={host} className={styles.root} aria-hidden />;
}
