import { IconShare2 } from '@tabler/icons-react';
import { Icon } from '../../../primitives/Icon/Icon';
import { IconButton } from '../../../primitives/IconButton/IconButton';

export interface ShareButtonProps {
  /** What is shared, as the button is called: "Share a picture". */
  label: string;
  onShare: () => void;
}

/** Sends something on, where there is no room for its words. */
export function ShareButton({ label, onShare }: ShareButtonProps) {
  return (
    <IconButton label={label} icon={<Icon icon={IconShare2} size="medium" />} onPress={onShare} />
  );
}
