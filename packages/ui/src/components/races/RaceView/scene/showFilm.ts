import type { FilmClock } from '../FilmClock';
import type { RaceFilm } from '../film';
import { Pace } from './Pace';
import { type Look, RaceScene } from './RaceScene';

/** The most device pixels to a CSS pixel that are drawn, on a desk and in a hand. */
const finest = { desk: 2, hand: 1.5 };
/** Milliseconds in which a lost graphics card has to come back. */
const patience = 2_000;
/** Longer than this since the picture before, the film was not playing. */
const pause = 250;

export interface ShownFilm {
  /** Goes over to another film of the same race. */
  show: (film: RaceFilm) => void;
  look: (look: Look) => void;
  close: () => void;
}

/**
 * Shows a film on a canvas of its own inside an element, and draws it again whenever its clock moves,
 * its size changes or the browser has lost its graphics card.
 * @returns null where it cannot be shown; `onUnavailable` has then been called
 */
export function showFilm(
  host: HTMLElement,
  className: string,
  film: RaceFilm,
  clock: FilmClock,
  first: Look,
  onUnavailable: () => void,
): ShownFilm | null {
  // Each showing has a canvas of its own: a context that was given back does not come again.
  const canvas = document.createElement('canvas');
  canvas.className = className;
  host.append(canvas);
  let scene: RaceScene;
  try {
    scene = new RaceScene(canvas, film);
  } catch {
    canvas.remove();
    onUnavailable();
    return null;
  }

  const pace = new Pace();
  let look = first;
  let wanted = 0;
  let drawn = 0;
  let gone: ReturnType<typeof setTimeout> | undefined;

  const adapt = () => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    const most = matchMedia('(pointer: coarse)').matches ? finest.hand : finest.desk;
    scene.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, most) * pace.share);
  };
  const draw = (at: number) => {
    wanted = 0;
    scene.frame(clock.now(), look);
    const interval = at - drawn;
    drawn = at;
    if (interval > pause) return;
    const advice = pace.add(interval);
    if (advice === 'give up') onUnavailable();
    if (advice === 'draw fewer pixels') adapt();
  };
  const ask = () => {
    if (wanted === 0 && gone === undefined) wanted = requestAnimationFrame(draw);
  };
  const sized = new ResizeObserver(() => {
    adapt();
    // A canvas that has been given a size is blank until it is drawn.
    if (gone === undefined) scene.frame(clock.now(), look);
  });
  sized.observe(host);
  const unsubscribe = clock.subscribe(ask);

  const onLost = (event: Event) => {
    event.preventDefault();
    gone = setTimeout(onUnavailable, patience);
  };
  const onRestored = () => {
    clearTimeout(gone);
    gone = undefined;
    ask();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  return {
    show: (other) => {
      scene.show(other);
      ask();
    },
    look: (next) => {
      look = next;
      ask();
    },
    close: () => {
      clearTimeout(gone);
      cancelAnimationFrame(wanted);
      unsubscribe();
      sized.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      scene.dispose();
      canvas.remove();
    },
  };
}
