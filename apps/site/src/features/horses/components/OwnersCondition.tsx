import { Heading, Stack } from '@furlong/ui';
import { usePlayer } from '../../auth/index.ts';
import { useSeeTraining } from '../../stable/index.ts';
import { useOwnHorse } from './OwnersActions.tsx';
import { OwnersFitness } from './OwnersFitness.tsx';

/** How its owner knows a horse to be; nothing for anybody else. */
export function OwnersCondition({ horseId }: { horseId: string }) {
  const horse = useOwnHorse(horseId);
  if (horse === undefined) return null;
  return (
    <Stack gap="small">
      <Heading level={2}>Condition</Heading>
      <OwnersFitness horse={horse} />
      <SeeTraining horseId={horseId} />
    </Stack>
  );
}

/** Its condition tells what its last session left of it. */
function SeeTraining({ horseId }: { horseId: string }) {
  useSeeTraining(usePlayer().userId, horseId);
  return null;
}
