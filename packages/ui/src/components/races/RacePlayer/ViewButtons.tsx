import {
  IconLink,
  IconMap2,
  IconMaximize,
  IconSpeakerphone,
  IconVideo,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import type { RacePicture } from './RacePictureView';
import type { Switched } from './sound/useRaceSound';

export interface ViewButtonsProps {
  sound: Switched;
  /** Null in a browser that cannot speak. */
  readAloud: Switched | null;
  picture: RacePicture;
  /** Left out where there is no choice. */
  onPictureChange: ((detail: { picture: RacePicture }) => void) | undefined;
  onFullScreen: () => void;
  onShare: () => void;
}

/** What is heard beside the race, and how it is seen. */
export function ViewButtons({
  picture: shown,
  onPictureChange,
  onFullScreen,
  onShare,
  ...heard
}: ViewButtonsProps) {
  const other = shown === 'film' ? 'plan' : 'film';
  return (
    <>
      <SoundButtons {...heard} />
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

function SoundButtons({ sound, readAloud }: Pick<ViewButtonsProps, 'sound' | 'readAloud'>) {
  return (
    <>
      <IconButton
        label="Sound"
        icon={<Icon icon={sound.on ? IconVolume : IconVolumeOff} />}
        pressed={sound.on}
        onPress={() => sound.setOn(!sound.on)}
      />
      {readAloud && (
        <IconButton
          label="Read the commentary aloud"
          icon={<Icon icon={IconSpeakerphone} />}
          pressed={readAloud.on}
          onPress={() => readAloud.setOn(!readAloud.on)}
        />
      )}
    </>
  );
}
