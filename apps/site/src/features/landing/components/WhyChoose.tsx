import { Heading, Link, ReasonList, Stack, Subsection, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { JoinButton } from '../../auth/index.ts';
import { ProofOfFairness } from './ProofOfFairness.tsx';
import { reasons } from './reasons.ts';

/** Five reasons, and the way in once more. */
export function WhyChoose() {
  return (
    <Stack gap="xlarge">
      <Heading>Why Choose Furlong?</Heading>
      <Subsection>
        <ReasonList
          reasons={reasons.map((reason, index) =>
            index === 0 ? { ...reason, proof: <ProofOfFairness /> } : reason,
          )}
        />
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
