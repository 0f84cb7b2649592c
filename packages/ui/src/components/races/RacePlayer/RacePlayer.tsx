import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '../../../primitives/Notice/Notice';
import type { FilmCamera } from '../RaceView/cameras/shots';
import type { RaceFilm } from '../RaceView/film';
import { motionOf } from '../RaceView/motion/Motion';
import type { FilmMoment } from './filmMoment';
import { type Finish, JudgesFinish } from './JudgesFinish';
import { judgeAt } from './judgeAt';
import { commandOf } from './keys';
import { loadingStory } from './loadingStory';
import { PictureOrder } from './PictureOrder';
import { PlayerControls } from './PlayerControls';
import { type RacePicture, RacePictureView } from './RacePictureView';
import * as styles from './RacePlayer.css';
import { RunningFigures } from './RunningFigures';
import { RunningOrder } from './RunningOrder';
import { useRaceSound } from './sound/useRaceSound';
import { useReadAloud } from './sound/useReadAloud';
import { sectionalsOf, standingsAt, wonAtOf } from './standings';
import { usePlayback } from './usePlayback';
import { type ShareAnswer, useShareAnswer } from './useShareAnswer';
import { captionAt, type FilmCaption } from './words';

/** Milliseconds between two looks at what is written, at the plan, and at it where motion is unwelcome. */
const looks = { film: 200, plan: 100, calm: 1_000 };

export interface RacePlayerProps {
  /** Names the race. */
  race: string;
  film: RaceFilm;
  /** Milliseconds since the off of a race that is on; null for the film of one that is over. */
  live: (() => number) | null;
  /** What the judge makes of it, told no sooner than the judge calls it. */
  finish: Finish;
  /** Whether the race is settled: until then the finish is what the judge has called. */
  official: boolean;
  /** Whether the whole order of finish stands on its page: the film then tells none of its own. */
  resultOnPage: boolean;
  /** The commentary, by time. */
  captions: readonly FilmCaption[];
  picture: RacePicture;
  onPictureChange: (detail: { picture: RacePicture }) => void;
  /** What is shown first: of a race that is on, no later than what has been run. */
  start: FilmMoment;
  /** Whether it plays at once; a race that is on, from everybody's moment. */
  autoplay: boolean;
  /** Whether motion is unwelcome: the plan of the course then moves once a second. */
  calm: boolean;
  /** Whether it takes the focus as it appears, so that it is seen and its keys work. */
  autofocus: boolean;
  myHorseIds: readonly string[];
  /** A link to this moment is wanted; what came of it is shown. */
  onShare: (moment: FilmMoment) => Promise<ShareAnswer>;
}

/** A race as it was run, to be watched: in film or on its course, with all that can be told of it. */
export function RacePlayer({
  race,
  film,
  live,
  finish,
  official,
  resultOnPage,
  captions,
  picture,
  onPictureChange,
  start,
  autoplay,
  calm,
  autofocus,
  myHorseIds,
  onShare,
}: RacePlayerProps) {
  const root = useRef<HTMLElement>(null);
  const motion = motionOf(film);
  const sectionals = useMemo(() => sectionalsOf(film), [film]);
  const [camera, setCamera] = useState<FilmCamera>(start.camera);
  const [horseId, setHorseId] = useState(start.horseId);
  const [unavailable, setUnavailable] = useState(false);
  const shown = unavailable ? 'plan' : picture;
  const { answer, share } = useShareAnswer(onShare);
  const { from, until } = motion;
  const playback = usePlayback(
    { from, until, live, told: looks[shown === 'plan' && calm ? 'calm' : shown] },
    start.ms,
  );
  const { ms, clock, playing, setPlaying, seek } = playback;
  const standings = standingsAt(film, motion, ms);
  const told = useMemo(() => [...loadingStory(film.runners), ...captions], [film, captions]);
  const caption = captionAt(told, ms);
  // Faster than that nobody could be read to.
  const bearable = playback.rate <= 2;
  const readAloud = useReadAloud(bearable ? caption : '');
  const sound = useRaceSound(
    { surface: film.course.surface, wonAt: wonAtOf(film), clock, playing },
    { motion, camera, runner: film.runners.findIndex((runner) => runner.horseId === horseId) },
  );
  const run = told.filter((each) => live === null || each.ms <= live());

  const begin = useRef(() => {});
  begin.current = live === null ? () => setPlaying(true) : playback.goLive;
  useEffect(() => {
    if (autoplay) begin.current();
  }, [autoplay]);

  useEffect(() => {
    if (!autofocus) return;
    const film = root.current;
    if (!film) return;
    film.focus({ preventScroll: true });
    // What stands above it, such as a dialog's title, stays in sight where there is room for both.
    const { top } = film.getBoundingClientRect();
    const inSight = top >= 0 && top < innerHeight / 2;
    if (!inSight && !film.closest('dialog')) film.scrollIntoView({ block: 'nearest' });
  }, [autofocus]);

  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void root.current?.requestFullscreen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const onButton = event.target instanceof HTMLButtonElement;
    const { key, altKey, ctrlKey, metaKey } = event;
    const command = commandOf({ key, altKey, ctrlKey, metaKey, onButton });
    if (!command) return;
    event.preventDefault();
    switch (command.type) {
      case 'play':
        return setPlaying(!playing);
      case 'move':
        return seek(clock.now() + command.by);
      case 'step':
        setPlaying(false);
        return seek(clock.now() + command.by);
      case 'camera':
        return setCamera(command.camera);
      case 'live':
        return live !== null && playback.goLive();
      case 'sound':
        return sound.setOn(!sound.on);
      case 'read aloud':
        return readAloud?.setOn(!readAloud.on);
      case 'full screen':
        return toggleFullScreen();
    }
  };

  return (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.root}
      aria-label={playback.liveness === null ? `Film of ${race}` : `${race}, live`}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stage({ shown })}>
        <RacePictureView
          shown={shown}
          film={film}
          clock={clock}
          camera={camera}
          horseId={horseId}
          standings={standings}
          myHorseIds={myHorseIds}
          onUnavailable={() => setUnavailable(true)}
        />
        <RunningFigures
          race={race}
          shown={shown}
          ms={ms}
          standings={standings}
          sectionals={sectionals}
        />
        <div className={styles.told({ shown })}>
          <JudgesFinish {...{ shown, film, finish, official, ms }} />
          <p
            className={styles.caption({ shown })}
            role="status"
            aria-label="Commentary"
            // Nobody is read to twice.
            aria-live={bearable && readAloud?.on !== true ? 'polite' : 'off'}
          >
            {caption}
          </p>
          {shown === 'film' && ms >= 0 && judgeAt(film, finish.close, ms) === 'none' && (
            <PictureOrder standings={standings} myHorseIds={myHorseIds} />
          )}
        </div>
      </div>
      {unavailable && (
        <Notice tone="info">
          This browser cannot show the film, so here is the race on its course. Nothing else is
          lost.
        </Notice>
      )}
      <PlayerControls
        playback={playback}
        from={from}
        until={until}
        marks={run}
        camera={camera}
        onCameraChange={(detail) => setCamera(detail.camera)}
        sound={sound}
        readAloud={readAloud}
        picture={shown}
        onPictureChange={unavailable ? undefined : onPictureChange}
        onFullScreen={toggleFullScreen}
        onShare={() => void share({ ms: Math.round(clock.now()), camera, horseId })}
      />
      {answer && (
        <div className={styles.answer}>
          <Notice tone={answer.tone}>{answer.message}</Notice>
        </div>
      )}
      <RunningOrder
        standings={standings}
        off={ms >= 0 && !(resultOnPage && judgeAt(film, finish.close, ms) === 'all')}
        horseId={horseId}
        myHorseIds={myHorseIds}
        onFollow={(detail) => {
          setHorseId(detail.horseId);
          if (camera !== 'jockey') setCamera('follow');
        }}
      />
    </section>
  );
}
