import { IconCheck, IconCopy, IconCopyOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from './IconButton';

export interface CopyButtonProps {
  /** What is copied, such as "Seed". */
  name: string;
  value: string;
}

/** A browser may refuse to copy, whatever it offers. */
type Outcome = 'none' | 'copied' | 'refused';

const words: Record<Outcome, (name: string) => string> = {
  none: (name) => `Copy ${name}`,
  copied: (name) => `${name} copied`,
  refused: (name) => `Your browser does not allow copying ${name}`,
};
const icons = { none: IconCopy, copied: IconCheck, refused: IconCopyOff };

/** Copies a value, and says whether it did. Nothing where the browser keeps the clipboard to itself. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  // Browsers keep the clipboard from pages that came over plain http from another host.
  if (!('clipboard' in navigator)) return null;
  return (
    <IconButton
      label={words[outcome](name)}
      icon={<Icon icon={icons[outcome]} />}
      onPress={() => {
        void navigator.clipboard.writeText(value).then(
          () => setOutcome('copied'),
          () => setOutcome('refused'),
        );
      }}
    />
  );
}
