import { Button } from '../../../primitives/Button/Button';
import { RerunPanel } from '../RerunPanel/RerunPanel';

export const invitation = {
  title: 'What if?',
  summary:
    'Change the going, or a runner’s stall, weight or riding, and run the race again beside the real one.',
  button: 'Try a what-if gallop',
};

export interface WhatIfInvitationProps {
  /** It was accepted, and what it takes is on its way. */
  busy: boolean;
  /** Why it cannot be. */
  problem?: string;
  onStart: () => void;
}

/** `WhatIf` before it is wanted: nothing that a gallop takes is fetched for it. */
export function WhatIfInvitation({ busy, problem, onStart }: WhatIfInvitationProps) {
  return (
    <RerunPanel
      title={invitation.title}
      summary={invitation.summary}
      problem={problem}
      action={
        <Button variant="secondary" busy={busy} onPress={onStart}>
          {invitation.button}
        </Button>
      }
    />
  );
}
