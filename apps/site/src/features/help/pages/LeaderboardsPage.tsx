import { type Lens, leastRuns, lenses, seasonAwards } from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, Example, RuleTable } from '../components/prose.tsx';

const lensWords: Readonly<Record<Lens, readonly [name: string, meaning: string]>> = {
  earnings: ['Earnings', 'Prize money won. Where two are level, wins decide.'],
  wins: ['Wins', 'Races won. Where two are level, prize money decides.'],
  strike: [
    'Strike rate',
    `Wins in a hundred runs, from ${leastRuns.stables} runs of a stable or ${leastRuns.horses} of a horse on.`,
  ],
  rating: [
    'Rating',
    'Of a horse its official rating. Of a stable how it fares against others: to beat good ones counts for more.',
  ],
  line: ['Against the line', 'Wins beyond those that the morning lines expected.'],
};

const expected = [0.5, 0.4, 0.35, 0.3, 0.25];
const sum = expected.reduce((all, each) => all + each, 0);

export const sections: readonly HelpSection[] = [
  {
    id: 'five-lenses',
    title: 'Five ways to rank',
    body: (
      <>
        <Text>
          Who is the best? It depends on what you count. Stables and horses each have a board, and
          every board can be looked at through five lenses:
        </Text>
        <RuleTable
          caption="The lenses"
          heads={['Lens', 'What it counts']}
          words
          rows={lenses.map((lens) => lensWords[lens])}
        />
        <Text>
          Earnings and wins favour who runs most. <Term of="strike-rate">Strike rate</Term> favours
          who picks races well, and <Term of="against-the-line">against the line</Term> is the
          hardest: an easy race counts for little there.
        </Text>
      </>
    ),
  },
  {
    id: 'seasons-and-scopes',
    title: 'Seasons, distances, ages',
    body: (
      <Text>
        A board is of this season, of an earlier one, or of all time. Boards of horses can be
        narrowed to a distance, a surface or an age, so that a two-year-old need not stand behind
        champions of five. Who is level in everything shares the rank. The house’s own stables and
        horses stand among the others, and are marked.
      </Text>
    ),
  },
  {
    id: 'your-own-place',
    title: 'Your own place',
    body: (
      <Text>
        Signed in, you see where you stand without looking for it, and what you lack to the next
        place: so many dollars, or a win. The address of a board keeps what you chose, so that you
        can send it to somebody.
      </Text>
    ),
  },
  {
    id: 'hall-of-fame',
    title: 'The halls of fame',
    body: (
      <>
        <Text>
          Boards begin again each season. A hall of fame is for good. There is one for horses and
          one for stables, and each says on its page what opens its door: for a horse for example
          two wins in Grade 1, five in <Term of="graded">graded races</Term>, a championship, or a
          course record that stood for a season.
        </Text>
        <Text>
          A horse stays in the hall after it has retired. Its page keeps its films, so that the race
          that made it famous can still be watched, and verified.
        </Text>
      </>
    ),
  },
  {
    id: 'awards',
    title: 'Awards of a season',
    body: (
      <>
        <Text>
          When a season ends the awards are given, by prize money won in it. Everybody reads them on
          The Turn of the Season, and you find your own on the Awards page of your account.
        </Text>
        <RuleTable
          caption="The awards"
          heads={['Award', 'For']}
          words
          rows={seasonAwards.map(({ title, rule }) => [title, rule])}
        />
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'Few wins, and a good stable: an example',
    body: (
      <Example title="Two wins from five runs">
        <Text>
          Your horses ran five times. The morning lines gave them these chances:{' '}
          {expected.map((each) => Math.round(100 * each)).join(', ')} in a hundred.
        </Text>
        <Bullets
          items={[
            ['expected', `Together the lines expected ${sum.toFixed(1)} wins.`],
            ['won', 'You had two.'],
            ['line', `Against the line that is +${(2 - sum).toFixed(1)}: as good as expected.`],
            ['strike', 'Your strike rate is 40%, which looks splendid.'],
          ]}
        />
        <Text>
          Both are true. You win often because you choose races that suit your horses; but the
          figures knew it as well. To climb against the line, find what they do not show: the ground
          that a horse loves, or a rest at the right time.
        </Text>
        <Text>
          The champions of each division have{' '}
          <Link href={paths.championshipsWinners}>a page of their own</Link>.
        </Text>
      </Example>
    ),
  },
];

/** Help: boards, halls of fame and awards. */
export default function LeaderboardsPage() {
  return (
    <HelpArticle
      page="leaderboards"
      sections={sections}
      tryNow={[
        { href: paths.stablesLeaderboard, label: 'Stables' },
        { href: paths.horsesLeaderboard, label: 'Horses' },
        { href: paths.hallOfFameHorses, label: 'Hall of Fame Horses' },
      ]}
    />
  );
}
