import { Button } from '@furlong/ui';
import { useState } from 'react';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { useScript } from '../../../shared/page/useScript.ts';

/** Runs the last race again on being asked; what that takes is fetched then. */
export function ProofOfFairness() {
  const [asked, setAsked] = useState(false);
  const script = useScript({
    name: 'verification',
    fetch: async () => (await import('../scripts.ts')).scripts.verification(),
    enabled: asked,
  });
  const { data: VerifyLastRace } = script;
  if (asked && VerifyLastRace) return <VerifyLastRace />;
  if (anyFailed([script])) {
    return <QueryFailed title="The verification could not be loaded" queries={[script]} />;
  }
  return (
    <Button variant="secondary" busy={asked} onPress={() => setAsked(true)}>
      Run the last race again
    </Button>
  );
}
