import { useEffect, useRef, useState } from 'react';
import type { FilmClock } from '../../RaceView/FilmClock';
import type { RaceFilm } from '../../RaceView/film';
import { crowdAt, footfallsBetween, type Listening } from './heardAt';
import { RaceSound } from './RaceSound';

/** The longest piece of a race, in milliseconds, that is heard at once: who skips hears nothing of it. */
const longest = 400;
/** From so many times the race's own speed on, hooves are noise and are not heard. */
const fastest = 3;

/** What is heard, and when. */
interface Heard {
  surface: RaceFilm['course']['surface'];
  /** Milliseconds after the off at which the race is won. */
  wonAt: number;
  clock: FilmClock;
  playing: boolean;
}

/** Something that is off until it is switched on. */
export interface Switched {
  on: boolean;
  setOn: (on: boolean) => void;
}

/** Hoofbeats and crowd of the moment that a clock shows, once they are switched on, while it plays. */
export function useRaceSound(
  { surface, wonAt, clock, playing }: Heard,
  listening: Listening,
): Switched {
  const [on, setOn] = useState(false);
  const latest = useRef(listening);
  latest.current = listening;

  useEffect(() => {
    if (!on || !playing) return;
    const context = new AudioContext();
    const sound = new RaceSound(context, surface);
    let before = clock.now();
    let heardAt = pictureAt();
    const hear = () => {
      const ms = clock.now();
      const now = pictureAt();
      const passed = now - heardAt;
      const run = ms - before;
      if (run > 0 && run < longest && run < fastest * passed) {
        for (const footfall of footfallsBetween(latest.current, before, ms)) {
          sound.beat(footfall, ((footfall.ms - before) / run) * (passed / 1_000));
        }
      }
      sound.cheer(crowdAt(latest.current.motion, wonAt, ms));
      before = ms;
      heardAt = now;
    };
    const forget = clock.subscribe(hear);
    return () => {
      forget();
      void context.close();
    };
  }, [on, playing, clock, surface, wonAt]);
  return { on, setOn };
}

/** When the picture that is being drawn is shown, ms: the same moment for all that belongs to it. */
function pictureAt(): number {
  return Number(document.timeline.currentTime);
}
