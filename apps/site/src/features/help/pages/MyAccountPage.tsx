import {
  autoProgrammes,
  BOX_FEE,
  BOX_REBATE,
  CREDIT_PACKS,
  EXCLUSIONS,
  feeOf,
  fromWallet,
  limitRanges,
  PAUSES,
  prizeSplit,
  programmes,
  purses,
  WEEKLY_CREDITS,
} from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { firstCredits } from '../../../shared/format/money.ts';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const means = { credits: 300, wallet: 6_050 };
const price = programmes.speed.price;
const moved = fromWallet(price, means) ?? 0;
const runs = 4;
const [win = 0, , , fourth = 0] = prizeSplit(purses['Class 5'], 9);
const week = [
  ['Prizes: a win and a fourth place', win + fourth],
  ['Four entries in Class 5', -runs * feeOf('Class 5')],
  ['Two Speed sessions', -2 * programmes.speed.price],
  ['Two boxes, with two runs each', -2 * (BOX_FEE - 2 * BOX_REBATE)],
] as const;
const balance = week.reduce((sum, [, amount]) => sum + amount, 0);

export const sections: readonly HelpSection[] = [
  {
    id: 'play-money',
    title: 'All of it is play money',
    body: (
      <Text>
        Nothing in Furlong costs real money, and nothing is paid out in it. A stable begins with{' '}
        {firstCredits}. Words such as purchase and cash in are on the menu because such games have
        them; their pages say plainly that no real money is involved.
      </Text>
    ),
  },
  {
    id: 'credits-and-wallet',
    title: 'Credits and the wallet',
    body: (
      <>
        <Text>
          Your stable has two purses. Credits are what you spend: on entries, training, equipment,
          horses and boxes. The wallet is where prizes go as you win them, so that you see what
          racing has earned you. On Wallet Transfer you move money either way, at once and for
          nothing, or let prizes be paid into your credits from now on.
        </Text>
        <Text>
          Does something cost more than your credits? Then the screen offers to take the rest out of
          the wallet. With {dollars(means.credits)} in credits and {dollars(means.wallet)} in the
          wallet, a session of {dollars(price)} takes {dollars(moved)} out of it.
        </Text>
      </>
    ),
  },
  {
    id: 'packs',
    title: 'If you run short',
    body: (
      <>
        <Text>
          The house gives credits in packs, on Purchase Credits, and charges nothing. A stable may
          take {dollars(WEEKLY_CREDITS)} a week. It is enough for a session, and not to live on.
        </Text>
        <RuleTable
          caption="What a pack pays for"
          heads={['Pack', 'Pays for']}
          words
          rows={[
            ['The smallest', <>{dollars(CREDIT_PACKS[0])}: most of a week in a box</>],
            [
              'The middle one',
              <>
                {dollars(CREDIT_PACKS[1])}: an entry in Class 5, or an auto-training session at{' '}
                {dollars(autoProgrammes.endurance.price)}
              </>,
            ],
            ['The largest', <>{dollars(CREDIT_PACKS[2])}: a Speed session</>],
          ]}
        />
        <Text>
          Better: run more often. Each run takes {dollars(BOX_REBATE)} off a box of{' '}
          {dollars(BOX_FEE)}, and novice races cost nothing.
        </Text>
      </>
    ),
  },
  {
    id: 'statements',
    title: 'Where every dollar went',
    body: (
      <Bullets
        items={[
          [
            'summary',
            'Account Summary: what you have, what is held for bids and claims, and what this week brought and cost.',
          ],
          ['credits', 'Credit History: every line of your credits, with the balance after it.'],
          ['wallet', 'Wallet History: the same for your wallet.'],
          [
            'purchases',
            'Purchase History: packs, horses and equipment, bought, sold and given back.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'safe',
    title: 'Keep it safe',
    body: (
      <>
        <Text>
          My Details is where you change your password and your address, and see every device that
          is logged in. Sign one out there, or all others. There too you turn on a second factor: a
          code from an app on your phone, besides the password. Keep the recovery codes that you are
          given with it on paper.
        </Text>
        <Text>
          Your full name and your address are yours alone. Others read the name of your stable, and
          beside it what you choose on My Details. Email Preferences decides what comes by mail:
          nothing does unless you ask for it.
        </Text>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits, pauses and a way out',
    body: (
      <>
        <Text>
          A game should not take more time than you meant to give it. Under Limits you set the most
          of credits that you take in a week, the time that you play in a day (from{' '}
          {limitRanges.daily_minutes[0]} minutes on), and a reminder. A lower limit holds at once; a
          higher one a day later.
        </Text>
        <Text>
          You can pause for {PAUSES.slice(0, -1).join(', ')} or {PAUSES.at(-1)} days, or exclude
          yourself for {EXCLUSIONS[0]} days and more. Neither can be cut short. Nobody else is told.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'A week in figures: an example',
    body: (
      <Example title="A stable of two horses">
        <Text>Two horses in Class 5 run twice each in a week. One wins, and once is fourth.</Text>
        <RuleTable
          caption="The week"
          heads={['What', 'Dollars']}
          rows={[
            ...week.map(
              ([what, amount]) =>
                [what, amount < 0 ? <>−{dollars(-amount)}</> : dollars(amount)] as const,
            ),
            ['Left', balance < 0 ? <>−{dollars(-balance)}</> : dollars(balance)],
          ]}
        />
        <Text>
          Account Summary shows your own week in the same way. Had neither won, it would have been a
          loss: most weeks of most stables are small losses, and a win pays for several.
        </Text>
        <Text>
          How the money of all stables moves is public:{' '}
          <Link href={paths.economy}>the economy</Link>.
        </Text>
      </Example>
    ),
  },
];

/** Help: money, safety and limits. */
export default function MyAccountPage() {
  return (
    <HelpArticle
      page="myAccount"
      sections={sections}
      tryNow={[
        { href: paths.accountSummary, label: 'Account Summary' },
        { href: paths.myDetails, label: 'My Details' },
        { href: paths.limits, label: 'Limits' },
      ]}
    />
  );
}
