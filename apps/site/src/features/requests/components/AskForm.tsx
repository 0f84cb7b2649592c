import type { OwnHorse, Wallets } from '@furlong/backend';
import { type AskedRace, gameErrors, requestBars, requestFault } from '@furlong/game/rules';
import { Card, Checkbox, Notice, Select, Stack } from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { sayRating } from '../../../shared/format/rating.ts';
import { serverNow } from '../../../shared/time/clock.ts';
import { toAsked, usualWish, type Wish } from '../asking.ts';
import { requestRaceMutation } from '../mutations.ts';
import { AskSummary } from './AskSummary.tsx';
import { RaceFields } from './RaceFields.tsx';

export interface AskFormProps {
  /** Those of the player's that are free: one at least. */
  horses: readonly OwnHorse[];
  /** The horse that a link named; null for none. */
  preselected: string | null;
  wallets: Wallets;
  playerId: string;
  /** By a link of the player's club: its members alone are to read of it and join, unless the player says otherwise. */
  forClub: boolean;
  /** Is told the id of the request that was made. */
  onMade: (requestId: string) => void;
}

interface Filled {
  horseId: string;
  wish: Wish | null;
  /** When it was filled in, ms: its offs are counted from then. */
  at: number;
}

/** What is asked for, and for which horse; what it costs; and the one button. */
export function AskForm({ horses, preselected, wallets, playerId, forClub, onMade }: AskFormProps) {
  const { send, sent, refusal, forget } = useIdempotentMutation<
    { asked: AskedRace; horseId: string; fromWallet: number; amongClub: boolean },
    string
  >({ ...requestRaceMutation(playerId), onSuccess: onMade });
  const [filled, fill] = useState<Filled>(() =>
    filledFor(horses.find(({ id }) => id === preselected) ?? horses[0]),
  );
  const [amongClub, setAmongClub] = useState(forClub);
  const horse = horses.find(({ id }) => id === filled.horseId) ?? horses[0];
  if (horse === undefined) return null;
  const asked = filled.wish && toAsked(filled.wish, filled.at);

  return (
    <Stack gap="medium">
      <Card element="section">
        <Stack gap="medium">
          <Select
            label="Your horse"
            options={horses.map((each) => ({
              value: each.id,
              label: `${each.name}, ${sayRating(each.rating)}`,
            }))}
            value={horse.id}
            hint="It is the first in the race that you ask for."
            onChange={({ value }) => {
              forget();
              fill(filledFor(horses.find(({ id }) => id === value)));
            }}
            disabled={sent !== null}
          />
          {filled.wish === null ? (
            <Notice tone="info">
              Races are asked for in Classes 2 to 6, and this horse is rated above them all.
            </Notice>
          ) : (
            <RaceFields
              horse={horse}
              wish={filled.wish}
              now={filled.at}
              disabled={sent !== null}
              onChange={(change) => {
                forget();
                fill(({ horseId, wish }) => ({
                  horseId,
                  wish: wish && { ...wish, ...change },
                  at: serverNow(),
                }));
              }}
            />
          )}
          {forClub && (
            <Checkbox
              label="Among the members of my club alone"
              hint="Nobody else reads of it or joins; what it becomes is a race like any other. Runners of three stables are needed."
              checked={amongClub}
              disabled={sent !== null}
              onChange={({ checked }) => {
                forget();
                setAmongClub(checked);
              }}
            />
          )}
        </Stack>
      </Card>
      {asked !== null && (
        <AskSummary
          asked={asked}
          wallets={wallets}
          now={filled.at}
          fault={faultOf(asked, horse, filled.at)}
          refusal={refusal?.message ?? null}
          busy={sent !== null}
          onAsk={(fromWallet) => void send({ asked, horseId: horse.id, fromWallet, amongClub })}
        />
      )}
    </Stack>
  );
}

function filledFor(horse: OwnHorse | undefined): Filled {
  const at = serverNow();
  return { horseId: horse?.id ?? '', wish: horse ? usualWish(horse, at) : null, at };
}

/** Why it cannot be asked for as it is filled in, in a sentence; null where it can. */
function faultOf(asked: AskedRace, horse: OwnHorse, now: number): string | null {
  const fault = requestFault(asked, now);
  if (fault !== null) return gameErrors[fault];
  const [bar] = requestBars(asked, horse);
  return bar === undefined ? null : `${horse.name} does not fit this race: ${bar}.`;
}
