import {
  IconAlertTriangle,
  IconBarbell,
  IconCheck,
  IconCircleCheck,
  IconExternalLink,
  IconFlag,
  IconHorse,
  IconHorseshoe,
  IconInfoCircle,
  IconMedal,
  IconSearch,
  IconSettings,
  IconShirt,
  IconShoppingCart,
  IconTrophy,
  IconUserCircle,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Icon } from '../primitives/Icon/Icon';
import { smallFigure } from '../theme/typography.css';
import { gallery, pageInTheme, piece } from './foundations.css';

const meanings: Record<string, TablerIcon> = {
  Horse: IconHorse,
  Stable: IconHorseshoe,
  Race: IconFlag,
  Win: IconTrophy,
  Achievement: IconMedal,
  Training: IconBarbell,
  Silks: IconShirt,
  Cart: IconShoppingCart,
  Owner: IconUserCircle,
  Settings: IconSettings,
  Search: IconSearch,
  Chosen: IconCheck,
  Done: IconCircleCheck,
  'To know': IconInfoCircle,
  Wrong: IconAlertTriangle,
  Close: IconX,
  'Leads out of the game': IconExternalLink,
};

/** The icons that stand for the things of the game. */
export function IconGallery() {
  return (
    <div className={pageInTheme}>
      <div className={gallery}>
        {Object.entries(meanings).map(([meaning, icon]) => (
          <div key={meaning} className={piece}>
            <Icon icon={icon} size="large" />
            <span className={smallFigure}>{meaning}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
