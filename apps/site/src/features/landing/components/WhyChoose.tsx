import { Heading, ReasonList, Stack } from '@furlong/ui';
import { JoinButton } from '../../auth/index.ts';
import { reasons } from './reasons.ts';

/** Five reasons, and the way in once more. */
export function WhyChoose() {
  return (
    <Stack gap="xlarge">
      <Heading level={2}>Why Choose Furlong?</Heading>
      <ReasonList reasons={reasons} />
      <div>
        <JoinButton />
      </div>
    </Stack>
  );
}
