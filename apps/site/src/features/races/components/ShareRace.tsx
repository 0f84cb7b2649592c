import type { Race, Runner } from '@furlong/backend';
import { Button, ShareButton, Stack } from '@furlong/ui';
import { SharedNotice } from '../../../shared/share/SharedNotice.tsx';
import { useShared } from '../../../shared/share/useShared.ts';

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

/** A picture of the race to send on: drawn, and all that draws it fetched, when it is asked for. */
export function ShareRace({ race, runners, small = false }: ShareRaceProps) {
  const { busy, answer, share } = useShared(async () => {
    const { sharePicture } = await import('../sharePicture.tsx');
    return sharePicture(race, runners);
  });

  return (
    <Stack gap="small">
      {small ? (
        <ShareButton label="Share a picture" onShare={share} />
      ) : (
        <Button variant="secondary" wide busy={busy} onPress={share}>
          Share a picture
        </Button>
      )}
      <SharedNotice answer={answer} />
    </Stack>
  );
}
