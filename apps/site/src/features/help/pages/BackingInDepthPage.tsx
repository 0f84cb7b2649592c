import { Chance, Text } from '@furlong/ui';
import { formatChance, formatFairPrice } from '../../../shared/format/chance.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, Example, RuleTable } from '../components/prose.tsx';

const lineRuns = 400;
/** A chance, and how far a line of so many runs may lie off it two times in three; both of 1. */
const doubt = (chance: number) => Math.sqrt((chance * (1 - chance)) / lineRuns);
const asPercent = (share: number) => `${(100 * share).toFixed(1)}`;

const prices = [5000, 3300, 2500, 2000, 1000, 500];

/** Four runners of the example: in percent, what you say and what another says. */
const field = [
  ['Halcyon Blue', 40, 70],
  ['Penny for Them', 30, 15],
  ['Nettle Soup', 20, 10],
  ['Ferryman', 10, 5],
] as const;
const score = (percent: number) =>
  Math.log(percent / 100)
    .toFixed(2)
    .replace('-', '−');

export const sections: readonly HelpSection[] = [
  {
    id: 'no-betting',
    title: 'There is no betting here',
    body: (
      <Text>
        At a racecourse, to back a horse is to bet on it. Here you cannot. Furlong takes no stakes,
        of real money or of play credits, and pays nothing to anybody for naming a winner. What
        remains is the better part of it: to form an opinion before a race, to say it aloud, and to
        learn whether you were right.
      </Text>
    ),
  },
  {
    id: 'morning-line',
    title: 'The morning line',
    body: (
      <>
        <Text>
          When entries close, the <Term of="field">field</Term> is final and the stalls are drawn.
          The card that is published then is run {lineRuns} times with fresh luck. A horse that wins
          a hundred of these has a chance of one in four, and the card says so:{' '}
          <Chance chance={formatChance(2500)} />. That is the{' '}
          <Term of="morning-line">morning line</Term>.
        </Text>
        <Text>
          It is counted, and nobody’s opinion. It uses the public figures of the card alone, and has
          no part in the race itself: it cannot know what the sealed seed will do. Anybody who has
          the card can make the same line.
        </Text>
      </>
    ),
  },
  {
    id: 'chances',
    title: 'What a chance means',
    body: (
      <>
        <Text>
          A favourite with a chance of one in three is expected to be beaten two times in three. It
          is still the most likely winner. Bookmakers write chances as prices; a fair price is what
          a dollar would return if the chance were right.
        </Text>
        <RuleTable
          caption="Chances, and how far the line may be off"
          heads={['Chance', 'Fair price', 'Give or take, in percentage points']}
          rows={prices.map((chance) => [
            formatChance(chance),
            formatFairPrice(chance) ?? '–',
            asPercent(doubt(chance / 10_000)),
          ])}
        />
        <Text>
          So do not quarrel over a point or two. A second figure on the card is the chance of a
          place: to be among the first three.
        </Text>
      </>
    ),
  },
  {
    id: 'before-entries-close',
    title: 'Before the line is there',
    body: (
      <>
        <Text>
          While you choose a race for your own horse, no stall is drawn and the field is not known.
          Enter Race then says a chance too, from what is public: the ratings and weights of those
          who are entered, the house horses that would fill the field, and how fit yours will be. It
          knows nothing of distance, ground or <Term of="form">form</Term>. That is for you to know
          better:
        </Text>
        <Bullets
          items={[
            ['distance', 'Has it won at this distance, or only near it?'],
            [
              'going',
              'Does it like the ground? Its notebook of gallops tells you, and nobody else.',
            ],
            ['pace', 'How many want to lead? The pace map on the card shows them.'],
            ['draw', 'Over a short way with a bend, a low stall is worth having.'],
            ['rest', 'When did it run last? Less than two days costs about a length.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'tips',
    title: 'Tips, previews and reviews',
    body: (
      <>
        <Text>
          An owner with an opinion writes a preview: a chance for each runner, with reasons or
          without. Previews are sealed until entries close, so that nobody copies. After the race
          each is scored by the chance that it gave to the winner: the score is the logarithm of
          that chance. Zero is perfect, and the further below, the worse. Who is sure and wrong
          loses most. A review is written after the race, and says what was learnt.
        </Text>
        <Text>
          The morning line is scored in the same way. To be better than it over many races is the
          real test, and it is not easy.
        </Text>
      </>
    ),
  },
  {
    id: 'against-the-line',
    title: 'Beat the line with your own horses',
    body: (
      <Text>
        There is another way to be right: with your horses. If the lines gave your runners five wins
        together, and they had eight, you are placing or training them better than the figures show.
        Performance Stats and the leaderboards call that{' '}
        <Term of="against-the-line">against the line</Term>, and Performance Stats says whether it
        is more than luck.
      </Text>
    ),
  },
  {
    id: 'worked-example',
    title: 'Two previews of one race: an example',
    body: (
      <Example title="Sure, or careful?">
        <Text>Four run. You are careful; another owner is sure of Halcyon Blue.</Text>
        <RuleTable
          caption="What each gave the runners, and the score if that one wins"
          heads={['If it wins', 'You gave', 'Your score', 'The other gave', 'The other’s score']}
          rows={field.map(([horse, yours, others]) => [
            horse,
            `${yours}%`,
            score(yours),
            `${others}%`,
            score(others),
          ])}
        />
        <Text>
          If Halcyon Blue wins, the other owner does better. With any of the three others, you do.
          If the truth is that he wins four times in ten, then over many races you come out ahead:
          that is what the score is made for. Say what you believe, no more and no less.
        </Text>
      </Example>
    ),
  },
];

/** Help: chances, the morning line and opinions, in a game without betting. */
export default function BackingInDepthPage() {
  return (
    <HelpArticle
      page="backingInDepth"
      sections={sections}
      tryNow={[
        { href: paths.nextRace, label: 'The Next Race' },
        { href: paths.performanceStats, label: 'Performance Stats' },
      ]}
    />
  );
}
