import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactNode } from 'react';
import { useLinkComponent } from '../Link/LinkProvider';
import * as styles from './Menu.css';

interface MenuEntryBase {
  label: string;
  /** Drawn before the words; decoration. */
  icon?: ReactNode;
}

/** A line of a menu goes somewhere or does something. */
export type MenuEntry = MenuEntryBase &
  ({ href: string; onPress?: never } | { onPress: () => void; href?: never });

export interface MenuProps {
  /** Names the trigger for those who hear it. */
  label: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  /** Stands over the lines, where the trigger may show no more than a part of it. */
  title?: string;
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuEntry[])[];
}

/** A button that opens a short list of things to do. */
export function Menu({ label, trigger, title, groups }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={styles.trigger} aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            {groups.map((entries, i) => (
              <Fragment key={entries[0]?.label}>
                {i > 0 && <Base.Separator className={styles.line} />}
                <Base.Group>
                  {i === 0 && title && (
                    <Base.GroupLabel className={styles.title}>{title}</Base.GroupLabel>
                  )}
                  {entries.map((entry) => (
                    <MenuLine key={entry.label} entry={entry} />
                  ))}
                </Base.Group>
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  const Anchor = useLinkComponent();
  if (entry.href !== undefined) {
    return (
      <Base.LinkItem
        closeOnClick
        className={styles.item}
        render={(props) => <Anchor {...props} href={entry.href} />}
      >
        {entry.icon}
        {entry.label}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={styles.item} onClick={entry.onPress}>
      {entry.icon}
      {entry.label}
    </Base.Item>
  );
}
