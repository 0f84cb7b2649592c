import type { BallotLot, ListedRace } from '@furlong/backend';
import { formatOrdinal, standingOf } from '@furlong/game/rules';
import type { BallotedOutProps } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';

/** How many would be entered if entries closed now: the house's horses make way for players'. */
export const enteredNow = (race: ListedRace) => standingOf(race).entered;

/** That a ballot will decide who runs, as far as the entries stand; undefined where all can. */
export function ballotAhead(race: ListedRace): string | undefined {
  const { entered, runners, balloted } = standingOf(race);
  if (race.status !== 'open' || !balloted) return undefined;
  return `${entered} entered, ${runners} run: a ballot decides when entries close.`;
}

/** Who was balloted out of a race; null where lots left out no player's horse. */
export function toBallotedOut(
  race: ListedRace,
  lots: readonly BallotLot[],
): Omit<BallotedOutProps, 'myHorseIds'> | null {
  const players = lots.filter(({ isHouse }) => !isHouse);
  const out = players.filter(({ runs }) => !runs);
  if (out.length === 0) return null;
  const fees = race.entryFee === 0 ? '' : 'The fees are back with their stables. ';
  return {
    summary: `${players.length} were entered and ${race.maxEntries} run. Lots that follow from the race’s seed decided: each stable’s first horse before anybody’s second.`,
    consolation: `${fees}Whoever was balloted out comes first in the next ballot until it has run.`,
    reserves: out.map(({ horseId, horseName, stableId, stableName }, index) => ({
      horseId,
      horse: horseName,
      horseHref: paths.horse(horseId),
      stable: stableName,
      stableHref: paths.publicStable(stableId),
      turn: `${formatOrdinal(index + 1)} reserve`,
    })),
  };
}
