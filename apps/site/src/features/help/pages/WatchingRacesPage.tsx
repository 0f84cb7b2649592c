import { formatMargin, LENGTH_MS } from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, Example, RuleTable } from '../components/prose.tsx';

/** Hundredths of a second behind, from the least that the judge has a word for. */
const behind = [1, 2, 3, 5, 16, 40, 120];
const seconds = (hundredths: number) => `${(hundredths / 100).toFixed(2)} s`;

export const sections: readonly HelpSection[] = [
  {
    id: 'live',
    title: 'While it is on',
    body: (
      <>
        <Text>
          Next Race always shows what is off next. Open it a minute early: the field is in the{' '}
          <Term of="stalls">stalls</Term>, and the card is there to read. At{' '}
          <Term of="off">the off</Term> the race runs by the game’s own clock. Everybody sees the
          same stride at the same moment, and you cannot be told the result too early, because no
          page has it.
        </Text>
        <Text>
          Did you come late? The film has begun without you, and you may go back to the start in it.
          A button brings you forward again to where the race is now.
        </Text>
      </>
    ),
  },
  {
    id: 'the-film',
    title: 'The film and its buttons',
    body: (
      <>
        <Text>
          The film is drawn in your browser, in three dimensions where your device can, with every
          runner in the colours of its stable. Its buttons can also be reached by keyboard.
        </Text>
        <Bullets
          items={[
            ['play', 'Play, pause and the speed, from slow motion to fast.'],
            [
              'time',
              'The bar under the picture takes you to any moment, with the arrow keys as well.',
            ],
            ['cameras', 'The cameras: choose where you stand, or follow one horse all the way.'],
            [
              'course',
              'The course from above, in place of the film. It needs no 3D, and it shows who runs wide in a bend.',
            ],
            [
              'words',
              'The commentary: written below the picture, and read aloud if you turn that on.',
            ],
            ['share', 'A link to this very moment, to send to somebody.'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'margins',
    title: 'Who won, and by how much',
    body: (
      <>
        <Text>
          Racing measures in <Term of="length">lengths</Term>. One is the length of a horse, which
          goes by in {seconds(LENGTH_MS / 10)}. For less than half a length the judge has words of
          his own, from the parts of a horse that were in front.
        </Text>
        <RuleTable
          caption="What the judge calls a time behind"
          heads={['Behind by', 'The judge says']}
          words
          rows={behind.map((each) => [seconds(each), formatMargin(each * 10)])}
        />
        <Text>
          Numbers in that column are lengths. Where it is close, a{' '}
          <Term of="photo-finish">photo finish</Term> is made from the times at the post. Two that
          cannot be parted share the place: a <Term of="dead-heat">dead heat</Term>.
        </Text>
      </>
    ),
  },
  {
    id: 'afterwards',
    title: 'Ask the result why',
    body: (
      <>
        <Text>A result has more to tell than an order. Under the film are its questions:</Text>
        <Bullets
          items={[
            ['told', 'Told: the whole race in words, from the stalls to the post.'],
            [
              'why',
              'Why: where the lengths between two horses came from – ability, weight, fitness, pace, the draw, and luck.',
            ],
            ['ratings', 'Ratings: what the race did to each rating, with the whole sum.'],
            [
              'luck',
              'Luck: the race is run a thousand times more with other luck. Was the winner lucky, or was it the best?',
            ],
            [
              'what-if',
              'What if: the same race on other ground, or with another stall, weight or riding for one horse.',
            ],
          ]}
        />
        <Example title="Beaten, and not the worse for it">
          <Text>
            Your horse is fourth, two lengths behind. Why says: a length and a half of it was a wide
            trip from an outside stall, half a length was plain bad luck, and in ability it lost
            nothing. Run it in such a race again. Had the two lengths been ability, you would look
            for an easier class. Had they been fitness, you would let it rest.
          </Text>
        </Example>
      </>
    ),
  },
  {
    id: 'verify',
    title: 'Check that it was fair',
    body: (
      <>
        <Text>
          When a race opens, the game publishes a <Term of="seed-hash">seed hash</Term>, which fixes
          its luck before anybody has entered. At the off comes the <Term of="reveal">reveal</Term>.
          Press Verify this race on any result: your own browser runs it again from what was
          published, and says runner by runner whether it agrees. You need not believe anybody.{' '}
          <Link href={paths.fairness}>What that proves</Link>, and what it does not, has a page of
          its own.
        </Text>
      </>
    ),
  },
];

/** Help: a race as it is run, its film, and what can be asked of a result. */
export default function WatchingRacesPage() {
  return (
    <HelpArticle
      page="watchingRaces"
      sections={sections}
      tryNow={[
        { href: paths.nextRace, label: 'Next Race' },
        { href: paths.viewLastRace, label: 'View Last Race' },
      ]}
    />
  );
}
