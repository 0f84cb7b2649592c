import type { Race, Runner } from '@furlong/backend';
import { Button, Notice, ShareButton, Stack } from '@furlong/ui';
import { useState } from 'react';

export interface ShareRaceProps {
  race: Race;
  /** The field, in the order of the card; in finishing order once there is a result. */
  runners: readonly Runner[];
  /**
   * By a button without words, for the foot of a poster.
   * @default false
   */
  small?: boolean;
}

type Answer = 'saved' | 'failed' | null;

/** A picture of the race to send on: drawn, and all that draws it fetched, when it is asked for. */
export function ShareRace({ race, runners, small = false }: ShareRaceProps) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>(null);

  async function share() {
    if (busy) return;
    setBusy(true);
    setAnswer(null);
    try {
      const { sharePicture } = await import('../sharePicture.tsx');
      setAnswer((await sharePicture(race, runners)) === 'saved' ? 'saved' : null);
    } catch {
      setAnswer('failed');
    }
    setBusy(false);
  }

  return (
    <Stack gap="small">
      {small ? (
        <ShareButton label="Share a picture" onShare={share} />
      ) : (
        <Button variant="secondary" wide busy={busy} onPress={share}>
          Share a picture
        </Button>
      )}
      {answer === 'saved' && <Notice tone="success">The picture is saved.</Notice>}
      {answer === 'failed' && (
        <Notice tone="error">The picture could not be drawn. Please try again.</Notice>
      )}
    </Stack>
  );
}
