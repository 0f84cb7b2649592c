import type {
  ChampionshipDivision,
  ChampionshipHorse,
  MyChampionshipHorse,
} from '@furlong/backend';
import { divisionNames, formatMoney } from '@furlong/game/rules';
import type { DivisionCardProps } from '@furlong/ui';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { aboutDivision, formatPoints, sayOwnStanding } from './divisionWords.ts';

/** How many of the player's horses a card names: the nearest to the final first. */
const namedOwn = 2;

function whoLeads({ champion, leader }: ChampionshipDivision, now: number) {
  const named = (as: string, horse: ChampionshipHorse) => ({
    as,
    horse: horse.name,
    href: paths.horse(horse.id),
    stable: horse.stable.name,
    portrait: portraitOf(horse, now),
    silks: horse.stable.silks,
  });
  if (champion !== null) return { ...named('Champion', champion), points: null };
  if (leader === null) return null;
  return { ...named('Leader', leader.horse), points: formatPoints(leader.points) };
}

function stepsOf(division: ChampionshipDivision, now: number): DivisionCardProps['steps'] {
  const { nextRace, finalRaceId, finalOffAt, purse, champion } = division;
  const isFinal = nextRace === null || nextRace.id === finalRaceId;
  const final = {
    label: 'Final',
    text: `${formatWhen(finalOffAt, now)}, for ${formatMoney(purse)}`,
  };
  if (champion !== null) return [{ ...final, label: 'Final run' }];
  if (isFinal || nextRace === null) return [final];
  return [
    { label: 'Next race', text: `${nextRace.name}, ${formatWhen(nextRace.offAt, now)}` },
    final,
  ];
}

/**
 * A division at a glance.
 * @param mine how the player's horses stand, in all divisions
 * @param now the server's time, ms
 */
export function toDivisionCard(
  division: ChampionshipDivision,
  mine: readonly MyChampionshipHorse[],
  now: number,
): DivisionCardProps {
  return {
    division: divisionNames[division.division],
    href: paths.championship(division.division),
    about: aboutDivision(division.division),
    leader: whoLeads(division, now),
    noLeader: 'No points yet: the first qualifier decides.',
    steps: stepsOf(division, now),
    own:
      division.champion === null
        ? mine
            .filter((own) => own.division === division.division)
            .slice(0, namedOwn)
            .map((own) => ({
              horseId: own.horse.id,
              horse: own.horse.name,
              standing: sayOwnStanding(own, division.drawnAt === null ? null : 'known'),
            }))
        : [],
  };
}
