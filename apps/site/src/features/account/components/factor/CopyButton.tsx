import { Button, Inline, Text } from '@furlong/ui';
import { useState } from 'react';

export interface CopyButtonProps {
  children: string;
  /** What is copied. */
  text: string;
}

/** Copies a text, and says whether the browser has allowed it. */
export function CopyButton({ children, text }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not allow copying. Write it down.');
    }
  }
  return (
    <Inline>
      <Button variant="secondary" size="small" onPress={() => void copy()}>
        {children}
      </Button>
      <div role="status">
        <Text size="small" tone="muted">
          {said}
        </Text>
      </div>
    </Inline>
  );
}
