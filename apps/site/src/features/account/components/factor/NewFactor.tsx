import type { Enrolment } from '@furlong/backend';
import { Disclosure, Stack, Text } from '@furlong/ui';
import { inFours } from '../../../../shared/format/inFours.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './NewFactor.css.ts';

/** What the app reads: a picture, or what is typed into one without a camera. */
export function NewFactor({ enrolment: { picture, secret } }: { enrolment: Enrolment }) {
  return (
    <Stack gap="small">
      <Text>Read this picture with your app, and type the code that it shows.</Text>
      <img
        className={styles.picture}
        src={picture}
        width={200}
        height={200}
        alt="QR code of the key below, for your app"
      />
      <Disclosure title="No camera? Type a key">
        <Stack gap="small">
          <code className={styles.secret}>{inFours(secret, ' ')}</code>
          <CopyButton text={secret}>Copy the key</CopyButton>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
