import { Link, Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, Example, RuleTable } from '../components/prose.tsx';

export const sections: readonly HelpSection[] = [
  {
    id: 'three-kinds',
    title: 'Three kinds of group',
    body: (
      <>
        <Text>The menu has the word group in several places. They are three different things:</Text>
        <RuleTable
          caption="What each kind of group is for"
          heads={['Kind', 'What is in it', 'Who sees it', 'Where']}
          words
          rows={[
            ['Your own strings', 'Your own horses', 'You alone', 'Primary Horse Groups'],
            ['Lists of horses', 'Any horses of the game', 'Everybody', 'Horse Groups'],
            ['Clubs', 'Stables', 'Everybody', 'Stable Groups'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'strings',
    title: 'Your own strings',
    body: (
      <>
        <Text>
          A trainer divides his horses into strings: those that go out together. On Primary Horse
          Groups you do the same. A horse is in one string or in none. Drag it from one to another,
          or move it by its menu, which works by keyboard as well. A stable has up to twelve.
        </Text>
        <Text>Strings save work:</Text>
        <Bullets
          items={[
            ['narrow', 'My Horses shows one string alone, if you like.'],
            [
              'train',
              'Train Many gives a whole string its sessions at once, and says before you pay what each will likely bring.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'lists',
    title: 'Lists of horses',
    body: (
      <>
        <Text>
          A list of horses is like a page in a scrapbook, open to everybody: the best sprinters of
          the season, greys with white faces, or all horses that ever beat yours. Whoever has a
          stable can make one and put any horse of the game into it. The owner of the horse need not
          be asked, because a list does nothing to a horse.
        </Text>
        <Text>
          You can follow the lists of others. A list that you follow tells you when its horses run
          and how they did, so that you need not look for them one by one. Horses in Groups says in
          which lists a horse stands.
        </Text>
      </>
    ),
  },
  {
    id: 'clubs',
    title: 'Clubs of stables',
    body: (
      <>
        <Text>
          A club is a group of stables that race for each other. Its table adds up what its members
          win over the season, beside those of all other clubs. You join one, and leave it when you
          like; Stables in Groups shows who is in which.
        </Text>
        <Text>
          A club shares honour and talk, and nothing else. Money, horses and equipment are not
          shared, each stable still enters for itself, and clubs have no say in who runs where a{' '}
          <Term of="ballot">ballot</Term> decides.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'Five horses in two strings: an example',
    body: (
      <Example title="Kingfisher Lodge puts its boxes in order">
        <Text>
          The demonstration stable, Kingfisher Lodge, begins with five older horses and a
          two-year-old. Two strings are enough:
        </Text>
        <RuleTable
          caption="The strings"
          heads={['String', 'Horses', 'Work']}
          words
          rows={[
            [
              'Short',
              'Marigold Lane, Nettle Soup, the two-year-old',
              'Speed, the day after a race but one',
            ],
            ['Long', 'Halcyon Blue, Penny for Them, Ferryman', 'Endurance, twice a week'],
          ]}
        />
        <Text>
          On Monday the owner opens Train Many for Long, sees that Ferryman is tired and would be
          overreached, leaves him out, and sends the two others. That is one visit instead of three.
          Then she puts the four horses that beat Nettle Soup last month into a list, so as to hear
          when they run again.
        </Text>
        <Text>
          What work does to a horse is told in{' '}
          <Link href={paths.improvingHorsesPerformance}>Improving Horses' Performance</Link>.
        </Text>
      </Example>
    ),
  },
];

/** Help: strings of one's own horses, lists of any horses, and clubs of stables. */
export default function GroupsPage() {
  return (
    <HelpArticle
      page="groups"
      sections={sections}
      tryNow={[
        { href: paths.primaryHorseGroups, label: 'Primary Horse Groups' },
        { href: paths.trainMany(), label: 'Train Many' },
      ]}
    />
  );
}
