import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { button } from '../../../primitives/Button/Button.css';
import { Card } from '../../../primitives/Card/Card';
import { Heading } from '../../../primitives/Heading/Heading';
import { CopyButton } from '../../../primitives/IconButton/CopyButton';
import { Inline } from '../../../primitives/Inline/Inline';
import { Modal } from '../../../primitives/Modal/Modal';
import { Notice } from '../../../primitives/Notice/Notice';
import { Stack } from '../../../primitives/Stack/Stack';
import { Text } from '../../../primitives/Text/Text';
import * as styles from './CalendarAddress.css';

export interface CalendarAddressProps {
  /** Where the calendar is followed, in full; null before it is made. */
  address: string | null;
  /** It is on its way, or is being made. */
  busy: boolean;
  /** Why it could not be made, in a sentence. */
  refusal: string | null;
  /** Makes the address, or another in its place. */
  onMake: () => void;
}

/** How a player's own calendar program follows the stable: by a secret address, which can be renewed. */
export function CalendarAddress({ address, busy, refusal, onMake }: CalendarAddressProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading level={2}>In your own calendar</Heading>
        <Text tone="muted">
          Subscribe to this address in your calendar app, and your runners and their training appear
          in it by themselves. Anyone who knows the address can read them: keep it to yourself.
        </Text>
        {address === null ? (
          <Inline>
            <Button onPress={onMake} busy={busy}>
              Make an address
            </Button>
          </Inline>
        ) : (
          <>
            <div className={styles.line}>
              <code className={styles.address}>{address}</code>
              <CopyButton name="Address" value={address} />
            </div>
            <Inline>
              {/* A file, not a page: no router takes it over. */}
              <a href={address} download="furlong.ics" className={button({ variant: 'secondary' })}>
                Download the file
              </a>
              <Button variant="secondary" onPress={() => setAsking(true)} busy={busy}>
                Renew the address
              </Button>
            </Inline>
          </>
        )}
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      </Stack>
      <Modal open={asking} onClose={() => setAsking(false)} title="Renew the address?">
        <Text>
          What follows your stable at the old address is told nothing any more. You subscribe to the
          new one in its place.
        </Text>
        {/* What changes nothing comes first, so that it has the focus. */}
        <Inline justify="end">
          <Button variant="secondary" onPress={() => setAsking(false)}>
            Keep the address
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              setAsking(false);
              onMake();
            }}
          >
            Renew
          </Button>
        </Inline>
      </Modal>
    </Card>
  );
}
