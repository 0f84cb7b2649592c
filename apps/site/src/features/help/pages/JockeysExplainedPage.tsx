import { type Jockey, jockeyOf, jockeys, type Silks } from '@furlong/game/rules';
import { JockeySkill, Link, PaceMap, type PaceMapProps, Text } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, Example, RuleTable } from '../components/prose.tsx';

const skills = [3, 2, 1, 0, -1, -2, -3];
const ridersOf = (skill: number) => jockeys.filter((jockey) => jockey.skill === skill).length;
const inLengths = (skill: number) => {
  const lengths = (Math.abs(skill) / 10).toFixed(1);
  if (skill === 0) return 'neither';
  return skill > 0 ? `${lengths} of a length gained` : `${lengths} of a length lost`;
};

const licensed = (licence: number): Jockey => {
  const jockey = jockeyOf(licence);
  if (jockey === null) throw new RangeError(`Nobody has licence ${licence}.`);
  return jockey;
};
const best = licensed(1);
const other = licensed(4);

const silks = (first: Silks['bodyColours'][0]): Silks => ({
  ...({ body: 'plain', bodyColours: [first, 'white'] } as const),
  ...({ sleeves: 'plain', sleeveColours: [first, 'white'] } as const),
  ...({ cap: 'plain', capColours: [first, 'white'] } as const),
});

const pace: PaceMapProps = {
  direction: 'left',
  runners: [
    {
      horseId: 'a',
      horse: 'Marigold Lane',
      silks: silks('red'),
      draw: 4,
      style: 'lead',
    },
    {
      horseId: 'b',
      horse: 'Halcyon Blue',
      silks: silks('royal blue'),
      draw: 2,
      style: 'prominent',
    },
    {
      horseId: 'c',
      horse: 'Nettle Soup',
      silks: silks('yellow'),
      draw: 5,
      style: 'prominent',
    },
    {
      horseId: 'd',
      horse: 'Penny for Them',
      silks: silks('emerald green'),
      draw: 1,
      style: 'midfield',
    },
    {
      horseId: 'e',
      horse: 'Ferryman',
      silks: silks('pink'),
      draw: 3,
      style: 'hold-up',
    },
  ],
};

export const sections: readonly HelpSection[] = [
  {
    id: 'forty',
    title: 'Forty jockeys, seven skills',
    body: (
      <>
        <Text>
          {jockeys.length} jockeys are licensed, and each has a skill that everybody can read. It is
          worth the same in every race. A name stands for nothing else: the best jockey on your
          horse is no sign of good luck, and a poor one no sign of bad.
        </Text>
        <RuleTable
          caption="What a jockey’s skill is worth beside an average one"
          heads={['Skill', 'Jockeys', 'Worth']}
          words
          rows={skills.map((skill) => [
            `${skill}`.replace('-', '−'),
            ridersOf(skill),
            inLengths(skill),
          ])}
        />
        <JockeySkill skill={best.skill} word={`${best.name}: outstanding`} />
      </>
    ),
  },
  {
    id: 'who-rides',
    title: 'Who rides whom',
    body: (
      <>
        <Text>
          Jockeys are booked when entries close. No jockey has two rides in a race. The rule goes
          from the first of these that fits to the last:
        </Text>
        <Bullets
          items={[
            [
              'asked',
              'You asked for the jockey. If several owners did, it is the horse that the jockey rode last, and else the horse that was entered first.',
            ],
            ['last', 'The jockey rode the horse in its last race, and nobody has taken him.'],
            ['lot', 'Lots, from the number of the race. Who draws them again gets the same.'],
          ]}
        />
        <Text>
          On the card you read why each jockey is there, and Verify books all of them again.
        </Text>
      </>
    ),
  },
  {
    id: 'ask',
    title: 'Ask for a jockey',
    body: (
      <Text>
        Enter Race has a list, the best first, and says who asked before you. Asking is free, and
        every owner can see whom you asked for. You cannot change it later, other than by
        withdrawing and entering again, which puts you behind those who asked meanwhile. So ask
        early for the best, or keep the jockey that your horse had: he is yours again unless
        somebody asks for him.
      </Text>
    ),
  },
  {
    id: 'orders',
    title: 'Give orders',
    body: (
      <>
        <Text>
          A horse has a style of its own, from birth: it leads, sits prominent (just behind the
          leaders), stays in midfield, or is held up: kept at the back, to come fast at the end.
          While entries are open you may tell the jockey to ride another way. Only you read it until
          the card is published.
        </Text>
        <Text>The racecard draws where everybody may be expected on the first bend:</Text>
        <PaceMap {...pace} />
        <Text>
          Here one horse leads, with nobody to worry it: that is the best a leader can have. With
          four leaders in a field they tire each other, and one that is held up comes through at the
          end. So look at the other styles before you give orders.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'Two owners, one jockey: an example',
    body: (
      <Example title={`${best.name} is wanted twice`}>
        <Text>
          Two horses are entered for one race. The owner of Penny for Them asks for {best.name} at
          noon. At one o’clock the owner of Ferryman asks for him too. Nobody of the two was ridden
          by him last, so that he rides Penny for Them, who was entered first. Ferryman keeps{' '}
          {other.name}, who rode him last time, and whose skill is {other.skill} as well.
        </Text>
        <Text>
          Had {best.name} ridden Ferryman last, Ferryman would have had him, an hour later or not.
          And had a jockey of skill 0 stayed on Ferryman instead, it would have cost{' '}
          {(best.skill / 10).toFixed(1)} of a <Term of="length">length</Term>: often less than the
          margin between two places, and sometimes all of it.
        </Text>
        <Text>
          Of {pluralize(jockeys.length, 'jockey')}, {ridersOf(3)} have the highest skill.{' '}
          <Link href={paths.jockeys}>All of them</Link>, with what they have won.
        </Text>
      </Example>
    ),
  },
];

/** Help: what a jockey is worth, who rides whom, and how to give orders. */
export default function JockeysExplainedPage() {
  return (
    <HelpArticle
      page="jockeysExplained"
      sections={sections}
      tryNow={[
        { href: paths.jockeys, label: 'Jockeys' },
        { href: paths.enterRace(), label: 'Enter Race' },
      ]}
    />
  );
}
