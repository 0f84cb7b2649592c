import {
  AUTOMATIC_PLACES,
  agesInWords,
  automaticWeeks,
  divisionNames,
  divisionRules,
  divisions,
  FINAL_LEAD,
  FINAL_PLACES,
  FINALS_WEEK,
  finalOf,
  finalPurse,
  HOUR,
  INVITED,
  qualifierPoints,
  SEASON_WEEKS,
  supplementaryFee,
} from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const placesInWords = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** The weeks that pay alike, with what they pay: the first of each run of weeks, and its last. */
const spans = Array.from({ length: SEASON_WEEKS }, (_, index) => index + 1)
  .filter((week) => qualifierPoints(week).length > 0)
  .reduce<{ from: number; to: number; points: readonly number[] }[]>((found, week) => {
    const points = qualifierPoints(week);
    const last = found.at(-1);
    if (last && `${last.points}` === `${points}`) last.to = week;
    else found.push({ from: week, to: week, points });
    return found;
  }, []);
const [firstSpan] = spans;
const times = (spans.at(-1)?.points[0] ?? 0) / (firstSpan?.points[0] ?? 1);
/** Of any final, UTC: '20:05'. */
const finalOff = new Date(finalOf(0, 'mile').finalOffAt).toISOString().slice(11, 16);
const lastWeek = spans.at(-1)?.to ?? 0;

const second = qualifierPoints(2)[1] ?? 0;
const third = qualifierPoints(6)[2] ?? 0;
const win = qualifierPoints(9)[0] ?? 0;
const mile = finalPurse('mile');

export const sections: readonly HelpSection[] = [
  {
    id: 'in-short',
    title: 'A championship in short',
    body: (
      <>
        <Text>
          A season lasts {SEASON_WEEKS} weeks. In the first {lastWeek} of them horses collect points
          in races called qualifiers. In week {FINALS_WEEK} the {FINAL_PLACES} best of each division
          meet in a final, and its winner is the champion of the season. The {FINAL_PLACES} after
          them run in a consolation race an hour later.
        </Text>
        <Text>There are six divisions. A horse may be in several, if it fits them:</Text>
        <RuleTable
          caption="The divisions"
          heads={['Division', 'Horses', 'Final', 'Purse']}
          words
          rows={divisions.map((division) => {
            const { ageClass, femalesOnly, finalDistance } = divisionRules[division];
            const who = agesInWords[ageClass];
            return [
              divisionNames[division],
              femalesOnly ? `fillies and mares, ${who}` : who,
              formatMetres(finalDistance),
              dollars(finalPurse(division)),
            ];
          })}
        />
        <Text>
          Its specialty counts too: a sprinter has no place in the mile. The page of each of your
          horses names its divisions.
        </Text>
      </>
    ),
  },
  {
    id: 'points',
    title: 'Points',
    body: (
      <>
        <Text>
          Every division has four qualifiers a week, from an easy one to a hard one. The first five
          of each earn points, and later weeks pay more:
        </Text>
        <RuleTable
          caption="Points of a qualifier"
          heads={['Place', ...spans.map(({ from, to }) => `Weeks ${from}–${to}`)]}
          rows={placesInWords.map((place, index) => [
            place,
            ...spans.map(({ points }) => points[index] ?? 0),
          ])}
        />
        <Text>
          Those in a <Term of="dead-heat">dead heat</Term> share the points of their places. A
          qualifier is an ordinary race besides: it has an entry fee, a purse and conditions.
        </Text>
      </>
    ),
  },
  {
    id: 'three-ways',
    title: 'Three ways into a final',
    body: (
      <Bullets
        items={[
          [
            'win',
            `Win and you are in. On the Sundays of weeks ${automaticWeeks.join(', ')} the winner of the hard qualifier goes straight to the final: ${AUTOMATIC_PLACES} places at the most.`,
          ],
          [
            'points',
            `Points. The places up to ${INVITED} go to those with most points. Where two are level, prize money in the division decides, then the better place.`,
          ],
          [
            'supplement',
            <>
              The supplementary place. One owner, the first to take it, buys the last place for a
              twentieth of the purse, and the fee goes into the purse. In the mile that is{' '}
              {dollars(supplementaryFee(mile))}.
            </>,
          ],
        ]}
      />
    ),
  },
  {
    id: 'final-week',
    title: 'The week of the finals',
    body: (
      <Text>
        Finals are run from Tuesday to Sunday of week {FINALS_WEEK}, a division a day, at {finalOff}{' '}
        UTC. The field is drawn {FINAL_LEAD / HOUR} hours before, and the entry is free. Horses that
        are drawn are entered for you; withdraw one that is not fit, and the next in order takes its
        place. If nobody buys the supplementary place, that goes to the next in order as well.
      </Text>
    ),
  },
  {
    id: 'plan',
    title: 'Plan the season backwards',
    body: (
      <Bullets
        items={[
          [
            'late',
            `The last weeks of points pay ${times} times what the first pay. Be fit then, and not worn out.`,
          ],
          [
            'easy',
            'The four qualifiers of a week pay the same points. The easiest that your horse may enter is the best for it.',
          ],
          ['rest', 'Leave three days or more between runs, and a week before the final.'],
          [
            'lacks',
            'Enter Race says with each qualifier what it would bring: how many points your horse lacks, and which place would do.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'worked-example',
    title: 'Is it enough? An example',
    body: (
      <Example title="Halcyon Blue on the road to the Mile final">
        <Text>
          Halcyon Blue of the demonstration stable is a miler of four, so that the Mile is his
          division. He is second in week 2, third in week 6, and wins in week 9.
        </Text>
        <RuleTable
          caption="His points"
          heads={['Race', 'Points', 'Together']}
          rows={[
            ['Week 2, second', second, second],
            ['Week 6, third', third, second + third],
            ['Week 9, first', win, second + third + win],
          ]}
        />
        <Text>
          One late win brought {win} of his {second + third + win} points. A horse that won twice in
          the first three weeks has {2 * (qualifierPoints(2)[0] ?? 0)}, and stands behind him. If
          the eleventh in the standings has fewer than {second + third + win}, he is in, and runs
          for {dollars(mile)}. The standings show where the line is, day by day.
        </Text>
        <Text>
          <Link href={paths.championshipsSeries}>Championships Series</Link> has the road of each
          division, with who is in as it stands.
        </Text>
      </Example>
    ),
  },
];

/** Help: points, finals, and how to plan a season for them. */
export default function Championships101Page() {
  return (
    <HelpArticle
      page="championships101"
      sections={sections}
      tryNow={[
        { href: paths.championshipsSeries, label: 'Championships Series' },
        { href: paths.championshipsWinners, label: 'Championships Winners' },
      ]}
    />
  );
}
