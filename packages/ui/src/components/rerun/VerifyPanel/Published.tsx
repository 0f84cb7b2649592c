import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import * as styles from './VerifyPanel.css';

export interface PublishedValue {
  /** Such as "Seed" or "Card hash". */
  name: string;
  /** Lower-case hex, or null while it is still sealed. */
  value: string | null;
}

export interface PublishedProps {
  values: readonly PublishedValue[];
}

/** What anyone needs to check the race by other means, each to be copied. */
export function Published({ values }: PublishedProps) {
  // Browsers keep the clipboard from pages that came over plain http from another host.
  const canCopy = 'clipboard' in navigator;
  const [copied, setCopied] = useState<string | null>(null);

  return (
    <dl className={styles.published}>
      {values.map(({ name, value }) => (
        <div key={name} className={styles.value}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.code}>{value ?? 'sealed until the finish'}</dd>
          {value && canCopy && (
            <dd>
              <IconButton
                label={copied === name ? `${name} copied` : `Copy ${name}`}
                icon={<Icon icon={copied === name ? IconCheck : IconCopy} />}
                onPress={() => {
                  void navigator.clipboard.writeText(value).then(() => setCopied(name));
                }}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
