import { IconExternalLink } from '@tabler/icons-react';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { Icon } from '../../../primitives/Icon/Icon';
import { Modal } from '../../../primitives/Modal/Modal';
import * as styles from './PreviewVideoModal.css';

export interface PreviewVideoModalProps {
  open: boolean;
  onClose: () => void;
  /** Names the film. */
  title: string;
  /** Address of the embedded player. Nothing is fetched from it before the dialog opens. */
  playerSrc: string;
  /** Where the film can be seen outside of the game, in a tab of its own. */
  watchHref: string;
}

/** The game's preview film in its player, with a way out to the player's own site. */
export function PreviewVideoModal({
  open,
  onClose,
  title,
  playerSrc,
  watchHref,
}: PreviewVideoModalProps) {
  return (
    <Modal open={open} onClose={onClose} title={title} size="wide">
      <iframe
        className={styles.player}
        src={playerSrc}
        title={title}
        // The player needs its own scripts and storage; the page around it stays out of its reach.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div>
        <ButtonLink
          href={watchHref}
          newTab
          variant="secondary"
          icon={<Icon icon={IconExternalLink} />}
        >
          Open in a new tab
        </ButtonLink>
      </div>
    </Modal>
  );
}
