import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { Label } from '../../../primitives/Label/Label';
import { Link } from '../../../primitives/Link/Link';
import type { NavigationLink } from '../SiteHeader/SiteHeader';
import * as styles from './FooterLinks.css';

export interface FooterGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** One part of the site. On a phone its links are folded away until its title is pressed. */
export function FooterLinks({ title, links }: FooterGroup) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const long = links.length > styles.longest;
  return (
    <section className={styles.part} data-long={long || undefined}>
      <div className={styles.title}>
        <Label element="h2" tone="gold">
          {title}
        </Label>
        <button
          type="button"
          className={styles.fold}
          aria-label={title}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={IconChevronDown} className={styles.arrow} />
        </button>
      </div>
      <ul id={list} className={styles.links} data-open={open || undefined}>
        {links.map(({ label, href }) => (
          <li key={href} className={styles.link}>
            <Link variant="quiet" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
