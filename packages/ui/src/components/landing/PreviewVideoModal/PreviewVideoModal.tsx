import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { Icon } from '../../../primitives/Icon/Icon';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import * as styles from './PreviewVideoModal.css';

export interface PreviewVideoModalProps {
  open: boolean;
  onClose: () => void;
  /** Names the film. */
  title: string;
  /** The game's own film, drawn by the game. */
  children: ReactNode;
  /** Where the film can be seen in a tab of its own. */
  watchHref: string;
  /**
   * Address of the same on a video site, whose player takes the film's place once that is asked for:
   * nothing is fetched from it before. Left out where the film is on no such site.
   */
  playerSrc?: string;
}

/** The game's preview film, with a way to a tab of its own and to the player of a video site. */
export function PreviewVideoModal({
  open,
  onClose,
  title,
  children,
  watchHref,
  playerSrc,
}: PreviewVideoModalProps) {
  const [embedded, setEmbedded] = useState(false);
  return (
    <Modal open={open} onClose={onClose} title={title} size="wide">
      <Inline gap="small">
        <ButtonLink
          href={watchHref}
          newTab
          variant="secondary"
          icon={<Icon icon={IconExternalLink} />}
        >
          Open in a new tab
        </ButtonLink>
        {playerSrc !== undefined && !embedded && (
          <Button variant="quiet" onPress={() => setEmbedded(true)}>
            Load the video player
          </Button>
        )}
      </Inline>
      {embedded && playerSrc !== undefined ? (
        <iframe
          className={styles.player}
          src={playerSrc}
          title={title}
          // The player needs its own scripts and storage; the page around it stays out of its reach.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        children
      )}
    </Modal>
  );
}
