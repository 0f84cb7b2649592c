import type { OwnHorse, RatingHistory } from '@furlong/backend';
import { conditionAt } from '@furlong/game/rules';
import { RatingsTable, Text } from '@furlong/ui';
import { csvName } from '../../../shared/csv/csv.ts';
import { formatSigned } from '../../../shared/format/signed.ts';
import { addressOf, type StatisticsView } from '../statisticsAddress.ts';
import { RatingOfHorse } from './RatingOfHorse.tsx';
import { Section } from './Section.tsx';

export interface RatingsProps {
  history: readonly RatingHistory[];
  view: StatisticsView;
  /** Those that the player has now. */
  horses: readonly OwnHorse[];
  /** The server's time, ms. */
  now: number;
}

/** How the official ratings went: of one horse in full, of all in a line each. */
export function Ratings({ history, view, horses, now }: RatingsProps) {
  const chosen = history.filter(({ horseId }) => view.horseId === null || horseId === view.horseId);
  const [only] = chosen;
  return (
    <Section
      title="Ratings"
      csv={{
        what: 'ratings',
        fileName: csvName('ratings', view.horseId === null ? '' : (only?.horseName ?? '')),
        rows: () => [
          ['Horse', 'Run at', 'Rating before', 'Rating after'],
          ...chosen.flatMap(({ horseName, ratingBefore, runs }) =>
            runs.map(({ at, rating }, index) => [
              ...[horseName, new Date(at).toISOString()],
              ...[runs[index - 1]?.rating ?? ratingBefore, rating],
            ]),
          ),
        ],
      }}
    >
      {view.horseId !== null && only ? (
        <RatingOfHorse history={only} now={now} />
      ) : (
        <>
          <RatingsTable
            caption="Ratings of your horses"
            rows={chosen
              .toSorted((a, b) => ratingNow(b) - ratingNow(a))
              .map((each) => ({
                horseId: each.horseId,
                horse: each.horseName,
                href: addressOf({ ...view, horseId: each.horseId }),
                runs: `${each.runs.length}`,
                ratings: [each.ratingBefore, ...each.runs.map(({ rating }) => rating)],
                change: formatSigned(ratingNow(each) - each.ratingBefore),
                condition: conditionNow(
                  horses.find(({ id }) => id === each.horseId),
                  now,
                ),
              }))}
          />
          <Text size="small" tone="muted">
            A horse’s name leads to its rating run by run, and to its condition over time.
          </Text>
        </>
      )}
    </Section>
  );
}

const ratingNow = ({ ratingBefore, runs }: RatingHistory) => runs.at(-1)?.rating ?? ratingBefore;

function conditionNow(horse: OwnHorse | undefined, now: number): string {
  if (horse === undefined) return '–';
  return `${conditionAt(horse.condition, horse.conditionAt, now)}%`;
}
