import { Heading, ReasonList, Stack, Subsection } from '@furlong/ui';
import { JoinButton } from '../../auth/index.ts';
import { reasons } from './reasons.ts';

/** Five reasons, and the way in once more. */
export function WhyChoose() {
  return (
    <Stack gap="xlarge">
      <Heading>Why Choose Furlong?</Heading>
      <Subsection>
        <ReasonList reasons={reasons} />
      </Subsection>
      <div>
        <JoinButton />
      </div>
    </Stack>
  );
}
