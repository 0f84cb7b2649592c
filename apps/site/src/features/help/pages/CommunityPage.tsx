import { LETTER_LENGTH, letterLimits } from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, Example, RuleTable } from '../components/prose.tsx';

const newcomer = letterLimits(0);
const settled = letterLimits(Number.POSITIVE_INFINITY);
const score = (percent: number) => Math.log(percent / 100);
const said = (value: number) => value.toFixed(2).replace('-', '−');
const week = [40, 10, 25];

export const sections: readonly HelpSection[] = [
  {
    id: 'what-goes-on',
    title: 'See what goes on',
    body: (
      <Text>
        Game Activity is the window on the whole game: what stables have just done, who has won
        most, and which races are on at this moment, with a button to watch. From any name there you
        come to a stable’s page: its colours, its horses, its winners. Nothing of yours is told to
        others but what happened in public: entries, races, purchases.
      </Text>
    ),
  },
  {
    id: 'profile',
    title: 'Your profile',
    body: (
      <Text>
        Others know you by the name of your stable and its <Term of="silks">silks</Term>. Your
        profile adds what you like to say about yourself, and shows what your stable has done. Your
        full name and e-mail address are never on it unless you put your own name there.
      </Text>
    ),
  },
  {
    id: 'inbox',
    title: 'Letters: the inbox',
    body: (
      <>
        <Text>
          Open the page of a stable to write to it. Only the two of you read the letters. A letter
          has up to {LETTER_LENGTH} characters, and links in it are shown as they are. The number
          beside your inbox counts what you have not read.
        </Text>
        <RuleTable
          caption="How many letters a stable may send"
          heads={['Stable', 'In an hour', 'To new stables in a day']}
          rows={[
            ['In its first week', newcomer.letters, newcomer.openings],
            ['Later', settled.letters, settled.openings],
          ]}
        />
        <Text>
          You may block a stable: then no letter goes either way. Who answers a letter that you sent
          is never counted as new.
        </Text>
      </>
    ),
  },
  {
    id: 'forums',
    title: 'The forums',
    body: (
      <Text>
        In the forums owners talk about horses, tracks, training, the game and everything else.
        Everybody may read; to write you need a stable. Search before you ask: most questions of a
        first week have been asked. Be as polite as you would be in the paddock. Whatever breaks the
        rules can be reported with one press, and goes to the stewards.
      </Text>
    ),
  },
  {
    id: 'previews-and-reviews',
    title: 'Previews and reviews',
    body: (
      <>
        <Text>
          A preview is your opinion of a race before it is run: a chance for each runner, and why.
          It is sealed until entries close, so that nobody can copy it. After the race it is scored
          by the chance that you gave to the winner. A review is written afterwards, by anybody who
          watched.
        </Text>
        <Example title="A score over three races">
          <Text>
            In your previews the three winners had {week.join('%, ')}%. Each score is the logarithm
            of that chance: {week.map((each) => said(score(each))).join(', ')}. Their mean is{' '}
            {said(week.reduce((sum, each) => sum + score(each), 0) / week.length)}. Nearer to zero
            is better. If the <Term of="morning-line">morning line</Term> comes to −1.60 over the
            same three, you were better by a little.
          </Text>
        </Example>
        <Text>
          Nothing is staked and nothing is paid:{' '}
          <Link href={paths.backingInDepth}>Backing in Depth</Link> says more of chances and scores.
        </Text>
      </>
    ),
  },
  {
    id: 'stewards',
    title: 'The stewards’ room',
    body: (
      <>
        <Text>
          Where owners live together there are quarrels: an insult in a forum, two stables that seem
          to be one, horses that seem not to try. The stewards look into it.
        </Text>
        <Bullets
          items={[
            ['report', 'You report what you saw, and say which rule you think was broken.'],
            ['ruling', 'The stewards rule, and give their reasons. Rulings are public.'],
            ['appeal', 'Who is ruled against may appeal, and others look at the case again.'],
          ]}
        />
        <Text>
          How a race was run is never theirs to decide. That follows from the card and the seed, and
          anybody can <Link href={paths.fairness}>check it</Link>.
        </Text>
      </>
    ),
  },
];

/** Help: other owners, and how to get on with them. */
export default function CommunityPage() {
  return (
    <HelpArticle
      page="community"
      sections={sections}
      tryNow={[
        { href: paths.gameActivity, label: 'Game Activity' },
        { href: paths.inbox, label: 'Inbox' },
      ]}
    />
  );
}
