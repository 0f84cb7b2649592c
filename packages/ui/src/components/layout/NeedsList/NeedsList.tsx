import {
  IconBarbell,
  IconBolt,
  IconFlag,
  IconRepeat,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react';
import { RowButtonLink } from '../../../primitives/Button/RowButton';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Icon } from '../../../primitives/Icon/Icon';
import { iconDisc } from '../../../theme/iconDisc.css';
import * as styles from './NeedsList.css';

/** What something that needs the owner is about. */
export type NeedSubject = 'race' | 'rest' | 'equipment' | 'training' | 'autoTraining';

export interface NeedItem {
  id: string;
  about: NeedSubject;
  /** What it is, in a sentence. */
  text: string;
  /** What answers it, such as "Enter Race", and where that is done. */
  action: string;
  href: string;
}

export interface NeedsListProps {
  /** The most urgent first. */
  needs: readonly NeedItem[];
  /**
   * So many are in sight; the rest is folded away.
   * @default 6
   */
  shown?: number;
}

const icons: Record<NeedSubject, TablerIcon> = {
  race: IconFlag,
  rest: IconBolt,
  equipment: IconTool,
  training: IconBarbell,
  autoTraining: IconRepeat,
};

/** What an owner may want to do now, each with the one step that answers it. */
export function NeedsList({ needs, shown = 6 }: NeedsListProps) {
  const more = needs.slice(shown);
  return (
    <div className={styles.root}>
      <Rows needs={needs.slice(0, shown)} />
      {more.length > 0 && (
        <div className={styles.more}>
          <Disclosure title={`and ${more.length} more`} openTitle="Show fewer">
            <div className={styles.folded}>
              <Rows needs={more} />
            </div>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function Rows({ needs }: { needs: readonly NeedItem[] }) {
  return (
    <ul className={styles.list}>
      {needs.map(({ id, about, text, action, href }) => (
        <li key={id} className={styles.row}>
          <span className={iconDisc}>
            <Icon icon={icons[about]} size="large" weight="light" />
          </span>
          <p className={styles.text}>{text}</p>
          <span className={styles.action}>
            <RowButtonLink href={href}>{action}</RowButtonLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
