import type { ListedRace, OwnHorse } from '@furlong/backend';
import { gameErrors } from '@furlong/game/rules';
import {
  EmptyState,
  Grid,
  Link,
  LoadMore,
  Notice,
  RaceCard,
  type RaceCardChoice,
  type RaceCardDetails,
  Select,
  Stack,
  StepHeading,
  Subsection,
} from '@furlong/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { QueryFailed, type QueryState } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { enteredFor, toRaceCardProps } from '../../races/index.ts';
import { refusalOfLinked, type StableState } from '../entryRefusals.ts';
import { type RaceOrder, raceOrders } from '../inOrderOfUse.ts';
import type { Prospect } from '../prospects.ts';
import * as styles from './EntryForm.css.ts';

/** The race that a link named: null if there is none such, undefined if it named none. */
export type LinkedRace = ListedRace | null | undefined;

export interface RaceStepProps extends Pick<RaceCardChoice, 'onSelect'> {
  /** Without the one that a link named, in the order in which they are shown. */
  races: readonly ListedRace[];
  /** Shown first, also where it takes no entries. */
  linked: LinkedRace;
  /** The horse chosen, for which the races are suitable or not. */
  horse: OwnHorse | undefined;
  stableState: StableState;
  /** What each race promises the chosen horse; undefined while none is chosen, and until it is known. */
  prospects: ReadonlyMap<string, Prospect> | undefined;
  /** What could not be loaded of them; null where nothing failed. */
  failed: readonly QueryState[] | null;
  /** Why no open race takes the chosen horse, and what comes next for it; null where one does. */
  none: string | null;
  order: RaceOrder;
  onOrder: (order: RaceOrder) => void;
  /** The server's time, ms. */
  now: number;
  /** The race chosen; null while none is. */
  raceId: string | null;
  /** Follows the chosen race; null where it follows the horse. */
  confirmation: ReactNode;
  onLoadMore: (() => void) | undefined;
  loadingMore: boolean;
}

const orders = (['soonest', 'chance', 'prize'] as const).map((value) => ({
  value,
  label: raceOrders[value],
}));

/** What stands in the place of a prospect while it is on its way. */
const awaited = {
  inWords: 'Its chance',
  reason: 'against those it would meet is being worked out.',
};

/** Of a race that the horse cannot be entered for, it promises nothing. */
function prospectOf(
  card: RaceCardDetails,
  { prospects, failed }: Pick<RaceStepProps, 'prospects' | 'failed'>,
) {
  if (card.suitability !== 'suitable' || failed !== null) return {};
  if (prospects === undefined) return { prospect: awaited };
  const prospect = prospects.get(card.raceId);
  return prospect === undefined ? {} : { prospect: prospect.words };
}

/** Races that are shown at first, and that each press on the end of the list adds: two lines of three. */
const aPage = 6;

/** The second step of an entry: which race. */
export function RaceStep({
  races,
  linked,
  horse,
  stableState: { stable, entries },
  prospects,
  failed,
  none,
  order,
  onOrder,
  now,
  raceId,
  confirmation,
  onSelect,
  onLoadMore,
  loadingMore,
}: RaceStepProps) {
  const all = linked ? [linked, ...races] : races;
  const [most, setMost] = useState(aPage);
  const atLeast = all.findIndex(({ id }) => id === raceId) + 1;
  const shown = all.slice(0, Math.max(most, atLeast));
  const showMore = () => {
    setMost(shown.length + aPage);
    if (all.length < shown.length + aPage) onLoadMore?.();
  };
  const mine = linked ? enteredFor(linked.id, entries).length > 0 : false;
  const refusal = linked === undefined || mine ? null : refusalOfLinked(linked, now);

  return (
    <Stack gap="small">
      <StepHeading step={2} title="Choose a race" />
      {horse && (
        <div className={styles.order}>
          <Select
            label="Races for this horse"
            options={orders}
            value={order}
            hint="Chances come from the ratings and weights of those it would meet, and from how fit it will be."
            onChange={({ value }) => onOrder(value)}
          />
        </div>
      )}
      {failed && (
        <QueryFailed title="Its chances in these races could not be loaded" queries={failed} />
      )}
      {none !== null && (
        <Notice
          tone="info"
          action={<Link href={paths.requestARace({ horseId: horse?.id })}>Request a Race</Link>}
        >
          {none}
        </Notice>
      )}
      {refusal && <Notice tone="info">{gameErrors[refusal]}</Notice>}
      <Subsection>
        {shown.length === 0 && (
          <EmptyState
            why="nothingFound"
            title="No races found"
            hint="No race is open for entries. Check back later for new races."
          />
        )}
        <Grid columnMin={300} gap="small">
          {shown.map((each) => {
            const card = toRaceCardProps(each, {
              now,
              candidate: horse ? { horse, stable } : null,
              entries,
            });
            return (
              <Fragment key={each.id}>
                <RaceCard
                  {...card}
                  {...prospectOf(card, { prospects, failed })}
                  countdown={<ClosesIn race={each} />}
                  selected={each.id === raceId}
                  onSelect={onSelect}
                />
                {each.id === raceId && confirmation}
              </Fragment>
            );
          })}
        </Grid>
      </Subsection>
      {(shown.length > 0 || onLoadMore) && (
        <LoadMore
          of="races"
          summary={
            shown.length < all.length
              ? `${shown.length} of ${pluralize(all.length, 'race')} open for entries`
              : `${pluralize(all.length, 'race')} open for entries`
          }
          onLoadMore={shown.length < all.length || onLoadMore ? showMore : undefined}
          busy={loadingMore}
        />
      )}
    </Stack>
  );
}
