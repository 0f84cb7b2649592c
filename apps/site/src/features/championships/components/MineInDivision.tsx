import type { ChampionshipDivision, MyChampionshipHorse } from '@furlong/backend';
import { ageInSeason, gender, ratingBand, type Silks } from '@furlong/game/rules';
import { Heading, HorseLine, HorseLines, Stack, Subsection } from '@furlong/ui';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { paths } from '../../../shared/paths.ts';
import { sayOwnStanding } from '../divisionWords.ts';
import { type Drawn, fieldOf } from '../toStandingsRow.ts';
import { SupplementaryEntry } from './SupplementaryEntry.tsx';

export interface MineInDivisionProps {
  division: ChampionshipDivision;
  drawn: Drawn;
  /** The player's horses in it, the nearest to the final first. */
  mine: readonly MyChampionshipHorse[];
  /** The player's colours. */
  silks: Silks;
  /** The server's time, ms. */
  now: number;
}

/** The player's own horses of a division, what each lacks, and the way in that money opens. */
export function MineInDivision({ division, drawn, mine, silks, now }: MineInDivisionProps) {
  return (
    <Stack gap="small">
      <Heading level={2}>Your horses</Heading>
      <Subsection>
        <HorseLines label="Your horses">
          {mine.map((own) => (
            <li key={own.horse.id}>
              <HorseLine
                name={own.horse.name}
                href={paths.horse(own.horse.id)}
                portrait={portraitOf(own.horse, now)}
                silks={silks}
                rating={{ value: own.horse.rating, band: ratingBand(own.horse.rating) }}
                summary={summaryOf(own.horse, division.season)}
                note={
                  <strong>
                    {sayOwnStanding(own, drawn === null ? null : fieldOf(drawn, own.horse.id))}
                  </strong>
                }
              />
            </li>
          ))}
        </HorseLines>
        <SupplementaryEntry division={division} drawn={drawn} mine={mine} now={now} />
      </Subsection>
    </Stack>
  );
}

function summaryOf({ birthSeason, sex }: MyChampionshipHorse['horse'], season: number): string {
  const age = ageInSeason(birthSeason, season);
  return `${age}-year-old ${gender(sex, age)}`;
}
