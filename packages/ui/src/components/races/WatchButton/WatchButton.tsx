import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Icon } from '../../../primitives/Icon/Icon';

export interface WatchButtonProps {
  /** Whether it takes the focus as it comes: where the film was shut that it had opened. */
  focused: boolean;
  onWatch: () => void;
}

/** Opens the film of a race, from its picture. */
export function WatchButton({ focused, onWatch }: WatchButtonProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) root.current?.querySelector('button')?.focus();
  }, [focused]);
  return (
    <div ref={root}>
      <Button variant="gold" icon={<Icon icon={IconPlayerPlay} />} onPress={onWatch}>
        Watch the race
      </Button>
    </div>
  );
}
