import {
  BOTTOM_WEIGHT,
  demoHorse,
  distances,
  type Grade,
  LEVEL_WEIGHT,
  ladder,
  prizeSplit,
  purses,
  sexAllowance,
  specialties,
  TOP_WEIGHT,
  weightForAge,
} from '@furlong/game/rules';
import { Distance, Going, GradeBadge, Link, Text } from '@furlong/ui';
import { sayRating, sayRatings } from '../../../shared/format/rating.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const sprinter = demoHorse('Nettle Soup');
const grade: Grade = 'Class 4';
const runners = 9;
const prizes = prizeSplit(purses[grade], runners);
const topRated = 80;
const carried = TOP_WEIGHT - (topRated - sprinter.rating);

const rungs = ladder.map(({ grade, races }) => {
  const [{ purse, entryFee } = { purse: 0, entryFee: 0 }] = races;
  const least = races.map(({ minRating }) => minRating);
  const most = races.map(({ maxRating }) => maxRating);
  const lowest = least.includes(null) ? null : Math.min(...least.map((each) => each ?? 0));
  const highest = most.includes(null) ? null : Math.max(...most.map((each) => each ?? 0));
  return { grade, purse, entryFee, who: sayRatings(lowest, highest) };
});

export const sections: readonly HelpSection[] = [
  {
    id: 'what-a-race-is',
    title: 'What a race is',
    body: (
      <>
        <Text>
          Up to fourteen horses start together from <Term of="stalls">stalls</Term>, and the first
          at the post wins. Around the clock there is one race after another on the programme, at
          four tracks, over <Distance metres={1000} /> to <Distance metres={2400} />. You enter your
          horses; the race itself is run by a simulation that follows each of them, stride by
          stride. Nobody draws the winner out of a hat, and afterwards anybody can run the same race
          again and see that it comes out the same.
        </Text>
        <Text>
          Where too few horses are entered, the game adds <Term of="house-horse">house horses</Term>
          . They can beat yours, and they win no money.
        </Text>
      </>
    ),
  },
  {
    id: 'a-race-day',
    title: 'From the entry to the result',
    body: (
      <Bullets
        items={[
          ['open', 'A race opens for entries. You enter a horse that suits it, and pay the fee.'],
          [
            'closed',
            <>
              Shortly before the off, entries close. The <Term of="field">field</Term> is final: the
              stalls are drawn, jockeys are booked, and the racecard is published with a{' '}
              <Term of="morning-line">morning line</Term>. Until then you may withdraw, and your fee
              comes back whole.
            </>,
          ],
          [
            'off',
            <>
              At <Term of="off">the off</Term> the race is run while you watch. No page tells the
              result before the last runner is home.
            </>,
          ],
          [
            'result',
            'Then the result is official. Prizes are paid, ratings move, and each horse has spent energy that rest brings back.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'reading-the-card',
    title: 'Reading the card',
    body: (
      <>
        <Text>
          A racecard has a line for each runner: its stall, its colours, its last results, its
          jockey, the weight that it carries, and its chance. Four things on it decide most races.
        </Text>
        <Bullets
          items={[
            [
              'distance',
              <>
                <strong>Distance.</strong> Each horse has a specialty, and runs only in races that
                suit it. A horse that is tired before the post was entered for too far.
              </>,
            ],
            [
              'going',
              <>
                <strong>
                  The <Term of="going">going</Term>.
                </strong>{' '}
                Soft ground is slow, and some horses love it:{' '}
                <Going description="Good to Soft" going={35} /> is a little soft.
              </>,
            ],
            [
              'draw',
              <>
                <strong>
                  The <Term of="draw">draw</Term>.
                </strong>{' '}
                Stall 1 is next to the rail, the fence on the inside of the course. Where the course
                bends, the way along the rail is the shortest.
              </>,
            ],
            [
              'weight',
              <>
                <strong>The weight.</strong> The jockey, the saddle, and plates of lead that make up
                the rest. Each pound more makes the horse a little slower.
              </>,
            ],
          ]}
        />
        <RuleTable
          caption="Which distances suit which horse, in metres"
          heads={['Specialty', 'Distances of its own races', 'It may run over']}
          words
          rows={specialties.map((specialty) => [
            specialty,
            distances[specialty].map(({ distance }) => distance).join(', '),
            Object.values(distances)
              .flat()
              .filter(({ suitableFor }) => suitableFor.includes(specialty))
              .map(({ distance }) => distance)
              .join(', '),
          ])}
        />
      </>
    ),
  },
  {
    id: 'classes',
    title: 'The classes, best first',
    body: (
      <>
        <Text>
          Every horse has a <Term of="rating">rating</Term>: pounds, from 0 to 140, by what it has
          shown in races. The rating says which classes take it. Win, and it rises; lose often, and
          it falls, until the horse meets others of its own kind.
        </Text>
        <RuleTable
          caption="What each class takes, costs and pays"
          heads={['Class', 'Horses', 'Entry', 'Purse']}
          words
          rows={rungs.map(({ grade, who, entryFee, purse }) => [
            grade,
            who,
            entryFee === 0 ? 'Free' : dollars(entryFee),
            dollars(purse),
          ])}
        />
        <Text size="small" tone="muted">
          Purses as they are planned: the house sets its part of them week by week, by a public
          rule. <Link href={paths.economy}>The economy</Link> tells of it.
        </Text>
        <Text>
          Novice races are for you while your stable is new: two-year-olds only, nothing to pay, and
          no old hand may enter. Claiming races have a catch: each runner can be bought out of them.
        </Text>
      </>
    ),
  },
  {
    id: 'weights',
    title: 'Why they carry different weights',
    body: (
      <>
        <Text>
          Classes 2 to 6 are <Term of="handicap">handicaps</Term>. The highest rated carries{' '}
          {TOP_WEIGHT} pounds (lb), and each other one pound less for each pound that it is rated
          below, but never less than {BOTTOM_WEIGHT} lb. So the best horse is no certainty, and a
          modest one wins its share.
        </Text>
        <Text>
          All other races are at <Term of="level-weights">level weights</Term>: {LEVEL_WEIGHT} lb
          for everybody, {sexAllowance('female')} lb less for fillies and mares. In both kinds young
          horses get <Term of="weight-for-age">weight for age</Term> from older ones: over a mile a
          three-year-old gets {weightForAge(3, 1600, 1)} lb when the season begins, and{' '}
          {weightForAge(3, 1600, 12)} lb when it ends.
        </Text>
        <Text>
          <GradeBadge grade="Grade 1" /> is yellow wherever you meet it,{' '}
          <GradeBadge grade="Grade 2" /> grey, <GradeBadge grade="Grade 3" /> orange, and every
          other class blue.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'What a win pays: an example',
    body: (
      <Example title={`${sprinter.name} in a ${grade} handicap`}>
        <Text>
          {sprinter.name} is a filly of four in the demonstration stable, a sprinter{' '}
          {sayRating(sprinter.rating)}. She enters a {grade} race over <Distance metres={1200} />.
          The top horse in it is {sayRating(topRated)} and carries {TOP_WEIGHT} lb. She is{' '}
          {topRated - sprinter.rating} lb below, and carries {carried} lb.
        </Text>
        <Text>
          The entry costs {dollars((purses[grade] * 3) / 100)}, and {runners} run for a purse of{' '}
          {dollars(purses[grade])}. This is what each place is paid:
        </Text>
        <RuleTable
          caption="Prizes of this race"
          heads={['Place', 'Prize']}
          rows={[
            ['First', dollars(prizes[0] ?? 0)],
            ['Second', dollars(prizes[1] ?? 0)],
            ['Third', dollars(prizes[2] ?? 0)],
            ['Fourth', dollars(prizes[3] ?? 0)],
            ['Fifth', dollars(prizes[4] ?? 0)],
            ['Each of the others', dollars(prizes[5] ?? 0)],
          ]}
        />
        <Text>Third place pays for the entry three times over. The last still gets something.</Text>
      </Example>
    ),
  },
];

/** Help: what a race is, for somebody who has never seen one. */
export default function RacingOverviewPage() {
  return (
    <HelpArticle
      page="racingOverview"
      sections={sections}
      tryNow={[
        { href: paths.futureRaces, label: 'Future Races' },
        { href: paths.raceCategories, label: 'Race Categories' },
      ]}
    />
  );
}
