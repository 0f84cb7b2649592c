import {
  ButtonLink,
  GradeBadge,
  Heading,
  HorseLine,
  HorseLines,
  Inline,
  RowButtonLink,
  Stack,
  Text,
} from '@furlong/ui';
import { ListSkeleton } from '../../../shared/page/ListSkeleton.tsx';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useListPages } from '../../../shared/page/useListPages.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseLine } from '../../horses/index.ts';
import { toOwnStanding } from '../toOwnStanding.ts';
import type { useOwnOnLadder } from '../useOwnOnLadder.ts';

/** Horses that are told at first, and that each press adds. */
const aPage = 4;

/** Where the player's horses stand on the ladder: what each may run in, and what would move it. */
export function OwnHorses({ horses, stable }: ReturnType<typeof useOwnOnLadder>) {
  const now = useNow(60_000);
  const rated = (horses.data ?? []).toSorted((a, b) => b.rating - a.rating);
  const pages = useListPages(rated, aPage);
  const queries = [horses, stable];
  return (
    <Stack gap="small">
      <Heading level={2}>Your horses</Heading>
      {anyFailed(queries) ? (
        <QueryFailed title="Your horses could not be loaded" queries={queries} />
      ) : !horses.data || !stable.data ? (
        <ListSkeleton what="Your horses" />
      ) : rated.length === 0 ? (
        <Text>
          None yet. <ButtonLink href={paths.salesRing}>Buy New Horse</ButtonLink>
        </Text>
      ) : (
        <HorseLines label="Your horses on the ladder">
          {pages.shown.map((horse) => {
            const { open, moves } = toOwnStanding(horse, stable.data, now);
            return (
              <li key={horse.id}>
                <HorseLine
                  {...toHorseLine(horse, { now, silks: stable.data.silks })}
                  note={
                    <Inline gap="xsmall">
                      {open.length === 0 && <span>No class is open to it.</span>}
                      {open.map((grade) => (
                        <GradeBadge key={grade} grade={grade} />
                      ))}
                      <span>{moves}</span>
                    </Inline>
                  }
                >
                  <RowButtonLink
                    href={paths.enterRace({ horseId: horse.id })}
                    label={`Enter Race with ${horse.name}`}
                  >
                    Enter Race
                  </RowButtonLink>
                </HorseLine>
              </li>
            );
          })}
        </HorseLines>
      )}
      <ShowMore count={pages.shown.length} of="horse" total={rated.length} pages={pages} />
    </Stack>
  );
}
