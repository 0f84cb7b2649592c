import {
  BOX_FEE,
  BOX_REBATE,
  boxFee,
  DAY,
  feeOf,
  type Grade,
  guidePrice,
  HOUR,
  NEWCOMER_LOTS,
  NEWCOMER_PRICE,
  NO_RESALE,
  prizeSplit,
  programmes,
  purses,
  RETURN_WINDOW,
  STARTER_KEPT,
  WEEK,
} from '@furlong/game/rules';
import { Distance, Link, RatingBadge, Text } from '@furlong/ui';
import { firstCredits } from '../../../shared/format/money.ts';
import { sayRating } from '../../../shared/format/rating.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const ages = [2, 3, 4, 5, 6, 7];
const ratings = [45, 50, 55, 60, 70, 80, 90];

const bought = { rating: 53, age: 3 };
const guide = guidePrice(bought);
const grade: Grade = 'Class 5';
const [, , third = 0] = prizeSplit(purses[grade], 9);
const [win = 0] = prizeSplit(purses[grade], 9);
const runs = 2;
const week = boxFee(runs) + runs * feeOf(grade) + programmes.speed.price;

export const sections: readonly HelpSection[] = [
  {
    id: 'do-you-need-one',
    title: 'Do you need one?',
    body: (
      <>
        <Text>
          You have a horse already: a two-year-old came with your stable, and {firstCredits} in
          credits. Learn with it first. It is good enough for the free novice races, and it costs
          nothing to make mistakes with.
        </Text>
        <Text>
          A second horse gives you a race on the days on which the first one rests. That is the best
          reason to buy. A horse needs three days between runs, so that with two there is nearly
          always something to look forward to.
        </Text>
      </>
    ),
  },
  {
    id: 'what-it-costs',
    title: 'What a horse costs',
    body: (
      <>
        <Text>
          Every horse has a <Term of="guide-price">guide price</Term> by a public rule: the better
          its <Term of="rating">rating</Term>, the dearer, and steeply so. Young horses cost more,
          because they have their best seasons ahead.
        </Text>
        <RuleTable
          caption="Guide price by rating and age"
          heads={['Rating', ...ages.map((age) => `${age} years`)]}
          rows={ratings.map((rating) => [
            `${rating}`,
            ...ages.map((age) => dollars(guidePrice({ rating, age }))),
          ])}
        />
        <Text>
          The price is not the end of it. A box costs {dollars(BOX_FEE)} a week, and each run in the
          week takes {dollars(BOX_REBATE)} off it: racing pays the rent. Entries and training come
          on top. Keep half of your money for these.
        </Text>
      </>
    ),
  },
  {
    id: 'what-to-look-for',
    title: 'What to look for',
    body: (
      <Bullets
        items={[
          [
            'races',
            'Races to run in. Open Future Races beside the sales ring, and count those that would take the horse: its class, its distance, its age.',
          ],
          [
            'age',
            'Age. Two and three learn most and rise. Four and five are at their best at once. From seven on you buy a short future.',
          ],
          [
            'form',
            <>
              <Term of="form">Form</Term>. Its page has every race it ran, with films. A horse that
              is beaten by little in a good class may win in a lower one.
            </>,
          ],
          [
            'distance',
            <>
              Distance. Sprinters and milers have the novice races, over <Distance metres={1200} />{' '}
              and <Distance metres={1400} />, and most races in the low classes.
            </>,
          ],
          [
            'price',
            'The price beside the guide. Below it is no bargain by itself: ask why the vendor sells.',
          ],
        ]}
      />
    ),
  },
  {
    id: 'safety-net',
    title: 'Your safety net',
    body: (
      <>
        <Text>
          At least {NEWCOMER_LOTS} horses for newcomers stand in the ring, none of them dearer than{' '}
          {dollars(NEWCOMER_PRICE)}. They are sold by the house. Within {RETURN_WINDOW / HOUR} hours
          you may give such a horse back for the whole price, as long as it has not raced for you
          and still has its name. Gallop it in that time: six gallops tell a good deal.
        </Text>
        <Text>
          What you buy cannot be sold again for {NO_RESALE / DAY} days, and your first horse of all
          stays for a season of {STARTER_KEPT / WEEK} weeks. In its first four weeks a stable buys
          from other stables near the guide only, within a twentieth of it. That protects you from a
          bad deal.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'A first purchase: an example',
    body: (
      <Example title="A sprinter of three for Class 5">
        <Text>
          In the ring stands a filly of three, a sprinter{' '}
          <RatingBadge rating={bought.rating} band="blue" />, that is, {sayRating(bought.rating)}.
          Her guide is {dollars(guide)}, and the house asks as much. {grade} takes horses from 46 to
          66: she is in the middle, and such races are the most frequent on the programme.
        </Text>
        <RuleTable
          caption="A week with her"
          heads={['What', 'Dollars']}
          rows={[
            ['Box, with two runs', dollars(boxFee(runs))],
            ['Two entries', dollars(runs * feeOf(grade))],
            ['One Speed session', dollars(programmes.speed.price)],
            ['Together', dollars(week)],
            ['A win in Class 5, nine runners', dollars(win)],
            ['A third place', dollars(third)],
          ]}
        />
        <Text>
          One third place a week does not quite pay for her. One win keeps her for{' '}
          {Math.floor(win / week)} weeks. At six she will be worth{' '}
          {dollars(guidePrice({ rating: bought.rating, age: 6 }))} if her rating is the same then,
          and a good deal more if you make her better.
        </Text>
        <Text>
          <Link href={paths.marketForNewHorses}>Market for New Horses</Link> compares the ring with
          auctions and claiming races.
        </Text>
      </Example>
    ),
  },
];

/** Help: what a horse is worth, what it costs, and how not to regret it. */
export default function BuyingYourFirstHorsePage() {
  return (
    <HelpArticle
      page="buyingYourFirstHorse"
      sections={sections}
      tryNow={[
        { href: paths.salesRing, label: 'Buy in Sales Ring' },
        { href: paths.myHorses, label: 'My Horses' },
      ]}
    />
  );
}
