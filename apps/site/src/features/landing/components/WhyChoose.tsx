import { Heading, Link, ReasonList, Stack, Subsection, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
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
      <Text>
        <Link href={paths.fairness}>How a race can be checked</Link>
      </Text>
      <div>
        <JoinButton />
      </div>
    </Stack>
  );
}
