import { Button, Checkbox, Inline, Notice, Stack } from '@furlong/ui';
import { useState } from 'react';
import { inFours } from '../../../../shared/format/inFours.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './NewFactor.css.ts';

export interface ShownCodesProps {
  codes: readonly string[];
  onEnd: () => void;
}

/** Recovery codes, which are shown this once. */
export function ShownCodes({ codes, onEnd }: ShownCodesProps) {
  const [isKept, setIsKept] = useState(false);
  const shown = codes.map((code) => inFours(code, '-'));
  return (
    <Stack gap="medium">
      <Notice tone="info">
        These codes are shown once. Each lets you in once, in the place of a code of your app. Those
        that you had before count no more.
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={shown.join('\n')}>Copy them</CopyButton>
      <Checkbox
        label="I have kept them"
        checked={isKept}
        onChange={({ checked }) => setIsKept(checked)}
      />
      <Inline>
        <Button disabled={!isKept} onPress={onEnd}>
          Done
        </Button>
      </Inline>
    </Stack>
  );
}
