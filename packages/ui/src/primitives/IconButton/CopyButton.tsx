import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

export interface CopyButtonProps {
  /** What is copied, such as "Seed". */
  name: string;
  value: string;
}

/** Copies a value, and says that it did. Nothing where the browser keeps the clipboard to itself. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  // Browsers keep the clipboard from pages that came over plain http from another host.
  if (!('clipboard' in navigator)) return null;
  return (
    <IconButton
      label={copied ? `${name} copied` : `Copy ${name}`}
      icon={<Icon icon={copied ? IconCheck : IconCopy} />}
      onPress={() => {
        void navigator.clipboard.writeText(value).then(() => setCopied(true));
      }}
    />
  );
}
