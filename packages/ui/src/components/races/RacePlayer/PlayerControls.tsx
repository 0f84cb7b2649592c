import {
  IconLink,
  IconMap2,
  IconMaximize,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconVideo,
} from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { type FilmCamera, filmCameras } from '../RaceView/cameras/shots';
import * as styles from './PlayerControls.css';
import type { RacePicture } from './RacePlayer';
import type { Liveness, Playback } from './usePlayback';
import { cameraWords, type FilmCaption, momentWords } from './words';

interface PlayerControlsProps {
  playback: Playback;
  /** Milliseconds after the off. */
  from: number;
  until: number;
  /** Moments worth going to. */
  marks: readonly FilmCaption[];
  camera: FilmCamera;
  onCameraChange: (detail: { camera: FilmCamera }) => void;
  picture: RacePicture;
  /** Left out where there is no choice. */
  onPictureChange: ((detail: { picture: RacePicture }) => void) | undefined;
  onFullScreen: () => void;
  onShare: () => void;
}

/** How fast a film can be played. */
const rates = [0.25, 0.5, 1, 2, 4, 8];
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
        <div className={styles.transport}>
          <IconButton
            label="To the start"
            icon={<Icon icon={IconPlayerSkipBack} />}
            onPress={() => playback.seek(from)}
          />
          <IconButton
            label={playing ? 'Pause' : 'Play'}
            icon={<Icon icon={playing ? IconPlayerPause : IconPlayerPlay} />}
            onPress={() => playback.setPlaying(!playing)}
          />
          <Rates rate={playback.rate} onRateChange={playback.setRate} />
        </div>
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

function Rates({ rate, onRateChange }: { rate: number; onRateChange: (rate: number) => void }) {
  return (
    <label className={styles.choice}>
      <VisuallyHidden>Speed</VisuallyHidden>
      <select
        className={styles.select}
        value={rate}
        onChange={({ currentTarget }) => onRateChange(Number(currentTarget.value))}
      >
        {rates.map((each) => (
          <option key={each} value={each}>
            {rateWords[each] ?? `${each}×`}
          </option>
        ))}
      </select>
    </label>
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

function ViewButtons({
  picture: shown,
  onPictureChange,
  onFullScreen,
  onShare,
}: PlayerControlsProps) {
  const other = shown === 'film' ? 'plan' : 'film';
  return (
    <>
      {onPictureChange && (
        <IconButton
          label={shown === 'film' ? 'Show the course instead' : 'Show the film instead'}
          icon={<Icon icon={shown === 'film' ? IconMap2 : IconVideo} />}
          onPress={() => onPictureChange({ picture: other })}
        />
      )}
      <IconButton
        label="Copy a link to this moment"
        icon={<Icon icon={IconLink} />}
        onPress={onShare}
      />
      {document.fullscreenEnabled && (
        <IconButton
          label="Full screen"
          icon={<Icon icon={IconMaximize} />}
          onPress={onFullScreen}
        />
      )}
    </>
  );
}
