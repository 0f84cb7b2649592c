import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { type FilmCamera, filmCameras } from '../RaceView/cameras/shots';
import * as styles from './PlayerControls.css';
import type { Liveness, Playback } from './usePlayback';
import { ViewButtons, type ViewButtonsProps } from './ViewButtons';
import { cameraWords, type FilmCaption, momentWords } from './words';

interface PlayerControlsProps extends ViewButtonsProps {
  playback: Playback;
  /** Milliseconds after the off. */
  from: number;
  until: number;
  /** Moments worth going to. */
  marks: readonly FilmCaption[];
  camera: FilmCamera;
  onCameraChange: (detail: { camera: FilmCamera }) => void;
}

/** How fast a film can be played, one after the other. */
const rates = [1, 2, 4, 8, 0.25, 0.5];
const rateWords: Readonly<Record<number, string>> = { 0.25: '¼×', 0.5: '½×' };
/** Milliseconds of one picture of the film. */
const picture = 40;

/** Everything that can be pressed about a film. */
export function PlayerControls(props: PlayerControlsProps) {
  const { playback, from, until, marks } = props;
  const { ms, playing, liveness } = playback;
  return (
    <div className={styles.controls}>
      <div className={styles.moment}>
        <IconButton
          label={playing ? 'Pause' : 'Play'}
          icon={<Icon icon={playing ? IconPlayerPause : IconPlayerPlay} />}
          onPress={() => playback.setPlaying(!playing)}
        />
        <div className={styles.scrub}>
          <div className={styles.marks} aria-hidden>
            {marks.map(({ ms: at, text }) => (
              <i
                key={`${at} ${text}`}
                className={styles.mark}
                title={text}
                style={{ insetInlineStart: `${(100 * (at - from)) / (until - from)}%` }}
              />
            ))}
          </div>
          <input
            type="range"
            className={styles.range}
            aria-label="Moment of the race"
            aria-valuetext={momentWords(ms)}
            min={from}
            max={until}
            step={picture}
            value={ms}
            onChange={({ currentTarget }) => playback.seek(currentTarget.valueAsNumber)}
          />
        </div>
        {liveness && <LiveButton liveness={liveness} onPress={playback.goLive} />}
      </div>
      <div className={styles.buttons}>
        <Rates rate={playback.rate} onRateChange={playback.setRate} />
        {props.picture === 'film' && (
          <Cameras camera={props.camera} onCameraChange={props.onCameraChange} />
        )}
        <div className={styles.view}>
          <ViewButtons {...props} />
        </div>
      </div>
    </div>
  );
}

/** Says whether this is everybody's moment, and leads back to it. */
function LiveButton({ liveness, onPress }: { liveness: Liveness; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.live}
      aria-pressed={liveness === 'live'}
      aria-keyshortcuts="l"
      title="Key l"
      onClick={onPress}
    >
      Live
    </button>
  );
}

/** A press plays it at the next of the rates, and after the last at the first. */
function Rates({ rate, onRateChange }: { rate: number; onRateChange: (rate: number) => void }) {
  const words = rateWords[rate] ?? `${rate}×`;
  return (
    <button
      type="button"
      className={styles.rate}
      aria-label={`Speed ${words}`}
      title="Speed"
      onClick={() => onRateChange(rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1)}
    >
      {words}
    </button>
  );
}

function Cameras({
  camera,
  onCameraChange,
}: Pick<PlayerControlsProps, 'camera' | 'onCameraChange'>) {
  return (
    <fieldset aria-label="Camera" className={styles.cameras}>
      {filmCameras.map((each, key) => (
        <button
          key={each}
          type="button"
          className={styles.camera}
          aria-pressed={each === camera}
          aria-keyshortcuts={String(key)}
          title={`Key ${key}`}
          onClick={() => onCameraChange({ camera: each })}
        >
          {cameraWords[each]}
        </button>
      ))}
    </fieldset>
  );
}
