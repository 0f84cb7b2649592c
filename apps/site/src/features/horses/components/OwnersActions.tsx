import type { OwnHorse } from '@furlong/backend';
import { gameErrors, retirementRefusal } from '@furlong/game/rules';
import { ButtonLink, RenameHorse, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlayer, useSession } from '../../auth/index.ts';
import { myListingsQuery, useGiveBack } from '../../market/index.ts';
import { myEntriesQuery, myHorsesQuery } from '../../stable/index.ts';
import * as styles from '../HorsePage.css.ts';
import { renameMutation } from '../mutations.ts';
import { Retirement } from './Retirement.tsx';

/** The horses of the player's own stable; undefined while they load, and for a visitor. */
function useOwnHorses() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.account.userId : '';
  return useQuery({ ...myHorsesQuery(userId), enabled: userId !== '' }).data;
}

/** A horse of the player's own stable; undefined for one of another. */
export const useOwnHorse = (horseId: string) => useOwnHorses()?.find(({ id }) => id === horseId);

/** What its owner can do with a horse; nothing for anybody else. */
export function OwnersActions({ horseId }: { horseId: string }) {
  const horses = useOwnHorses();
  const horse = horses?.find(({ id }) => id === horseId);
  if (horses === undefined || horse === undefined) return null;
  return <Actions horse={horse} stabled={horses.length} />;
}

function Actions({ horse, stabled }: { horse: OwnHorse; stabled: number }) {
  const { userId } = usePlayer();
  const entries = useQuery(myEntriesQuery(userId));
  const listings = useQuery(myListingsQuery(userId));
  const refusal = retirementRefusal({
    entered: entries.data?.some(({ horseId }) => horseId === horse.id) ?? false,
    atWork: horse.atWork !== null,
    forSale: listings.data?.some(({ horseId }) => horseId === horse.id) ?? false,
    stabled,
  });
  return (
    <Stack gap="xsmall">
      <div className={styles.actions}>
        <ButtonLink href={paths.enterRace({ horseId: horse.id })} variant="gold">
          Enter Race
        </ButtonLink>
        <ButtonLink href={paths.train({ horseId: horse.id })} variant="secondary">
          Train
        </ButtonLink>
        <ButtonLink href={paths.autoTrainer({ horseId: horse.id })} variant="secondary">
          Auto-Trainer
        </ButtonLink>
        <ButtonLink href={paths.applyEquipment({ horseId: horse.id })} variant="secondary">
          Equipment
        </ButtonLink>
        {horse.formerName === null && <Renaming horse={horse} />}
        {entries.data && refusal === null && <Retirement horse={horse} />}
      </div>
      {refusal !== null && (
        <Text size="small" tone="muted">
          {gameErrors[refusal]}
        </Text>
      )}
    </Stack>
  );
}

function Renaming({ horse }: { horse: OwnHorse }) {
  const { send, sent, refusal, forget } = useIdempotentMutation(renameMutation(usePlayer().userId));
  return (
    <RenameHorse
      horse={horse.name}
      givesUp={useGiveBack(horse, 'renamed')}
      progress={
        refusal === null
          ? { state: sent === null ? 'idle' : 'busy' }
          : { state: 'refused', refusal: refusal.message }
      }
      onRename={({ name }) => void send({ horseId: horse.id, name })}
      onChange={forget}
    />
  );
}
