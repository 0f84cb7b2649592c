import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Subsection } from '../../../primitives/Heading/Subsection';
import { Icon } from '../../../primitives/Icon/Icon';
import { Menu, type MenuEntry } from '../../../primitives/Menu/Menu';
import { horseDragged } from './drag';
import * as styles from './HorseGroupCard.css';

export interface HorseGroupCardProps {
  name: string;
  /** Such as "4 horses". */
  count: string;
  /** What can be done with the group itself; left out where there is nothing. */
  actions?: readonly (readonly MenuEntry[])[];
  /** `HorseLine`s in `HorseLines`, or what is said where there are none. */
  children: ReactNode;
  /** A horse was dragged here. The same is done by the menu of each horse. */
  onDrop: (detail: { horseId: string }) => void;
}

/** A string of horses, into which others can be dragged. */
export function HorseGroupCard({ name, count, actions, children, onDrop }: HorseGroupCardProps) {
  const headingId = useId();
  const [over, setOver] = useState(false);
  return (
    <section
      aria-labelledby={headingId}
      className={styles.root}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(horseDragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const horseId = event.dataTransfer.getData(horseDragged);
        if (horseId !== '') onDrop({ horseId });
      }}
    >
      <header className={styles.head}>
        <HeadingElement id={headingId} className={styles.name}>
          {name}
        </HeadingElement>
        <span className={styles.count}>{count}</span>
        {actions && (
          <span className={styles.actions}>
            <Menu
              label={`What to do with ${name}`}
              trigger={<Icon icon={IconDots} />}
              groups={actions}
            />
          </span>
        )}
      </header>
      <Subsection>{children}</Subsection>
    </section>
  );
}
