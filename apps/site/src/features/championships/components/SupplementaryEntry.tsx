import type { ChampionshipDivision, Entry, MyChampionshipHorse } from '@furlong/backend';
import { fromWallet, supplementaryFee } from '@furlong/game/rules';
import { Button, Card, Heading, Inline, Refusal, Select, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { usePlayer } from '../../auth/index.ts';
import { myWalletsQuery } from '../../stable/index.ts';
import { formatSupplement } from '../divisionWords.ts';
import { titleOfDivision } from '../heads.ts';
import { enterSupplementaryMutation } from '../mutations.ts';
import { type Drawn, fieldOf } from '../toStandingsRow.ts';

interface Request {
  raceId: string;
  horseId: string;
  fromWallet: number;
}

export interface SupplementaryEntryProps {
  division: ChampionshipDivision;
  drawn: Drawn;
  /** The player's horses in it. */
  mine: readonly MyChampionshipHorse[];
  /** The server's time, ms. */
  now: number;
}

/** The one place in a final that is bought: who pays first has it. Nothing, where it is not to be had. */
export function SupplementaryEntry({ division, drawn, mine, now }: SupplementaryEntryProps) {
  const { finalRaceId, finalOffAt, supplementaryHorseId } = division;
  const without = mine.filter(
    ({ horse, lacks, automatic }) =>
      lacks > 0 && !automatic && (drawn === null || fieldOf(drawn, horse.id) !== 'final'),
  );
  if (finalRaceId === null || now >= finalOffAt || supplementaryHorseId !== null) return null;
  if (without.length === 0) return null;
  return <Offer division={division} raceId={finalRaceId} horses={without} now={now} />;
}

interface OfferProps {
  division: ChampionshipDivision;
  raceId: string;
  horses: readonly MyChampionshipHorse[];
  now: number;
}

function Offer({ division, raceId, horses, now }: OfferProps) {
  const { userId } = usePlayer();
  const wallets = useQuery(myWalletsQuery(userId));
  const { send, sent, refusal } = useIdempotentMutation<Request, Entry>(
    enterSupplementaryMutation(userId),
  );
  const [chosen, choose] = useState(horses[0]?.horse.id ?? '');
  const [asked, ask] = useState(false);
  const fee = formatSupplement(division);
  const confirm = () => {
    const moved = wallets.data ? fromWallet(supplementaryFee(division.purse), wallets.data) : 0;
    void send({ raceId, horseId: chosen, fromWallet: moved ?? 0 });
  };
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading>The supplementary place</Heading>
        <Text>
          {`One horse without an invitation may run in the ${titleOfDivision(division.division)}, ${sayWhen(division.finalOffAt, now)}. It costs ${fee}, which goes into the purse. Who pays first has it.`}
        </Text>
        <Select
          label="Horse"
          options={horses.map(({ horse }) => ({ value: horse.id, label: horse.name }))}
          value={chosen}
          onChange={({ value }) => choose(value)}
        />
        {refusal && <Refusal>{refusal.message}</Refusal>}
        <Inline gap="small">
          {asked ? (
            <>
              <Button variant="gold" busy={sent !== null} onPress={confirm}>
                {`Pay ${fee} and Enter`}
              </Button>
              <Button variant="secondary" disabled={sent !== null} onPress={() => ask(false)}>
                Cancel
              </Button>
            </>
          ) : (
            <Button variant="secondary" onPress={() => ask(true)}>
              {`Take the Place for ${fee}`}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
