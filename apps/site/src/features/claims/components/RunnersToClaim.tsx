import type { ClaimableRunner } from '@furlong/backend';
import { formatMoney, ratingBand } from '@furlong/game/rules';
import { Button, Fact, HorseLine, HorseLines, LineFigures, Money, Stack, Text } from '@furlong/ui';
import { useState } from 'react';
import { dotted } from '../../../shared/format/dotted.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { paths } from '../../../shared/paths.ts';
import { claimsWords, runnerFacts } from '../claimWords.ts';
import { ClaimForm } from './ClaimForm.tsx';
import type { RaceToClaimFromProps } from './RaceToClaimFrom.tsx';

export interface RunnersToClaimProps extends RaceToClaimFromProps {
  /** Claims are taken now. */
  open: boolean;
}

/** The runners of a claiming race by their stalls, with the way to claim each. */
export function RunnersToClaim({ race, stable, open, now }: RunnersToClaimProps) {
  const [chosenId, choose] = useState<string | null>(null);
  const canClaim = ({ stable: { id }, claimedByYou }: ClaimableRunner) =>
    open && stable !== null && id !== stable.id && !claimedByYou;
  return (
    <Stack gap="small">
      {open && stable === null && <Text tone="muted">Sign in to claim.</Text>}
      <HorseLines label={`Runners of the ${race.name}`}>
        {race.claimable.map((runner) => {
          const { horse } = runner;
          const isChosen = chosenId === horse.id;
          return (
            <li key={horse.id}>
              <Stack gap="small">
                <HorseLine
                  name={horse.name}
                  href={paths.horse(horse.id)}
                  portrait={portraitOf(horse, now)}
                  silks={runner.stable.silks}
                  rating={{ value: horse.rating, band: ratingBand(horse.rating) }}
                  summary={dotted(runnerFacts(runner, now))}
                  note={
                    <RunnerFigures
                      runner={runner}
                      isYours={stable !== null && runner.stable.id === stable.id}
                    />
                  }
                >
                  {canClaim(runner) && !isChosen && (
                    <Button
                      variant="secondary"
                      size="small"
                      label={`Claim ${horse.name}`}
                      onPress={() => choose(horse.id)}
                    >
                      Claim
                    </Button>
                  )}
                </HorseLine>
                {isChosen && (open || runner.claimedByYou) && (
                  <ClaimForm race={race} runner={runner} onClose={() => choose(null)} />
                )}
              </Stack>
            </li>
          );
        })}
      </HorseLines>
    </Stack>
  );
}

/** What a runner is worth, what the last like it were sold for, how it ran, and how many claim it. */
function RunnerFigures({ runner, isYours }: { runner: ClaimableRunner; isYours: boolean }) {
  const { horse, guide, comparable, claims, claimedByYou } = runner;
  return (
    <LineFigures
      words={dotted([
        ...(claimedByYou ? [claimsWords(runner)] : []),
        ...(isYours ? ['It is yours'] : []),
      ])}
    >
      <Fact label="Guide">
        <Money amount={formatMoney(guide)} />
      </Fact>
      {comparable !== null && (
        <Fact label={comparable.sales === 1 ? 'Last like it' : `Last ${comparable.sales} like it`}>
          <Money amount={formatMoney(comparable.median)} />
        </Fact>
      )}
      <Fact label="Form">{horse.figures === '' ? '–' : horse.figures}</Fact>
      <Fact label="Claims">{claims}</Fact>
    </LineFigures>
  );
}
