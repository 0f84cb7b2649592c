import type {
  OwnHorse,
  RaceRequest,
  RequestState,
  RequestWithEntries,
  UpcomingEntry,
  Wallets,
} from '@furlong/backend';
import { formatMoney, fromWallet, gameErrors } from '@furlong/game/rules';
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Notice,
  Refusal,
  Select,
  Stack,
  Text,
} from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { sayRating } from '../../../shared/format/rating.ts';
import { paths } from '../../../shared/paths.ts';
import { barredFrom, hasPlaceFor } from '../../../shared/races/horsesToJoin.ts';
import { joinRequestMutation } from '../mutations.ts';

export interface JoinFormProps {
  seen: RequestWithEntries;
  horses: readonly OwnHorse[];
  entries: readonly UpcomingEntry[];
  wallets: Wallets;
  /** In which request each of the horses waits that waits in one, by its id. */
  waiting: ReadonlyMap<string, string>;
  playerId: string;
}

/** Which of the player's horses joins, and the one button that pays for it. */
export function JoinForm({ seen, horses, entries, wallets, waiting, playerId }: JoinFormProps) {
  const { request } = seen;
  const { send, sent, refusal, forget } = useIdempotentMutation<
    { raceRequestId: string; horseId: string; fromWallet: number },
    RequestState
  >(joinRequestMutation(playerId));
  const [picked, setPicked] = useState<string | null>(null);
  const fit = horses.filter((horse) => barredFrom(request, horse, { entries, waiting }) === null);
  const horse = fit.find(({ id }) => id === picked) ?? fit[0];
  const [own] = horses;
  if (horse === undefined || own === undefined) {
    return <NoneFits horses={horses} around={{ entries, waiting }} request={request} />;
  }
  if (!hasPlaceFor(seen, own.stableId)) {
    return <Notice tone="info">{gameErrors.request_needs_stables}</Notice>;
  }
  const moved = fromWallet(request.entryFee, wallets);
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading level={2}>Join with a horse of yours</Heading>
        <Select
          label="Your horse"
          options={fit.map(({ id, name, rating }) => ({
            value: id,
            label: `${name}, ${sayRating(rating)}`,
          }))}
          value={horse.id}
          onChange={({ value }) => {
            setPicked(value);
            forget();
          }}
          disabled={sent !== null}
        />
        <Text tone="muted">
          While it waits it is entered nowhere else. You can take it out until the request is full.
        </Text>
        {moved === null && <Notice tone="info">{gameErrors.too_few_credits}</Notice>}
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button
            variant="gold"
            busy={sent !== null}
            disabled={moved === null}
            onPress={() =>
              void send({ raceRequestId: request.id, horseId: horse.id, fromWallet: moved ?? 0 })
            }
          >
            {moved === null || moved === 0
              ? `Join for ${formatMoney(request.entryFee)}`
              : `Move ${formatMoney(moved)} and Join`}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

interface NoneFitsProps {
  horses: readonly OwnHorse[];
  around: Pick<JoinFormProps, 'entries' | 'waiting'>;
  request: RaceRequest;
}

/** Why none of the player's horses can join, each for its reason, and what to do instead. */
function NoneFits({ horses, around, request }: NoneFitsProps) {
  const others = horses.filter(({ id }) => around.waiting.get(id) !== request.id);
  if (others.length === 0 && horses.length > 0) return null;
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading level={2}>None of your other horses can join</Heading>
        {others.slice(0, 6).map((horse) => (
          <Text key={horse.id} tone="muted">
            {`${horse.name} ${barredFrom(request, horse, around)}.`}
          </Text>
        ))}
        <Inline>
          <ButtonLink href={paths.requestARace()} variant="secondary">
            Request a Race
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
