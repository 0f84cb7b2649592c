import {
  AUCTION_LISTING,
  bestBid,
  bidIncrement,
  CLAIM_JAIL,
  CLAIMING_BOXES,
  CLAIMS_AFTER_RUN,
  claimCommissionOn,
  commissionOn,
  DAY,
  formatMoney,
  guidePrice,
  HOUR,
  houseBidding,
  houseLots,
  MINUTE,
  MOST_EXTENSIONS,
  NO_RESALE,
  nearGuide,
  priceBounds,
  RETURN_WINDOW,
  raceClasses,
  SOFT_CLOSE,
} from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { sayRating, sayRatings } from '../../../shared/format/rating.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const claimers = [
  ...new Map(
    raceClasses.flatMap(({ claimPrice, minRating, maxRating }) =>
      claimPrice === null ? [] : [[claimPrice, sayRatings(minRating, maxRating)] as const],
    ),
  ),
].sort(([a], [b]) => a - b);

const mare = { rating: 58, age: 5 };
const guide = guidePrice(mare);
const bounds = priceBounds(guide);
const near = nearGuide(guide);

const bids = [
  { stableId: 'you', maximum: 9_000, sealed: false },
  { stableId: 'other', maximum: 7_500, sealed: false },
];
const knocked = bestBid({ startingBid: 2_000, reserve: 6_000, price: 2_000, standing: bids });
const steps = [500, 3_000, 8_000, 30_000, 75_000, 150_000];

export const sections: readonly HelpSection[] = [
  {
    id: 'three-ways',
    title: 'Three ways to a horse',
    body: (
      <>
        <RuleTable
          caption="Sales ring, auction and claiming race"
          heads={['What differs', 'Sales ring', 'Auction', 'Claiming race']}
          words
          rows={[
            ['Price', 'As marked', 'By bids', 'That of the race'],
            ['When it is yours', 'At once', 'When the hammer falls', 'When the race is run'],
            [
              'You may look',
              'As long as you like',
              'Until the hammer falls',
              'While claims are open',
            ],
            ['If several want it', 'The first', 'The highest bid', 'Lots decide'],
            [
              'Given back',
              `Within ${RETURN_WINDOW / HOUR} hours, from the house`,
              'As in the ring',
              'Never',
            ],
            ['Seller pays', '5%', `5%, and ${formatMoney(AUCTION_LISTING)}`, '2%'],
          ]}
        />
        <Text>
          What you pay is kept aside while a bid or a claim stands, so that you can never owe more
          than you have. If it comes to nothing, all of it is back at once.
        </Text>
      </>
    ),
  },
  {
    id: 'sales-ring',
    title: 'The sales ring',
    body: (
      <>
        <Text>
          The house breeds new horses for the ring: one for each that leaves racing, and more as new
          stables come. Owners offer theirs beside them. You can search by name, price, age and
          more, and the card shows the <Term of="guide-price">guide price</Term> beside what is
          asked.
        </Text>
        <Text>
          To sell, open the page of your horse and name a price, between three tenths of the guide
          and three times as much. While it is for sale the horse does nothing else. A price within
          a twentieth of the guide is always allowed; beyond that, stables deal only as far as the
          prizes that they have won. That keeps anybody from handing a fortune to a friend.
        </Text>
      </>
    ),
  },
  {
    id: 'auctions',
    title: 'Auctions',
    body: (
      <>
        <Text>
          You bid the most that you would pay, and nobody sees it. The game bids for you, only as
          far as it needs to. {houseLots.open} horses of the house are under the hammer at any time,
          and a hammer falls every {houseLots.every / MINUTE} minutes.
        </Text>
        <RuleTable
          caption="By how much a bid goes above the price"
          heads={['Price', 'At least']}
          ofSums
          rows={steps.map((price) => [formatMoney(price), dollars(bidIncrement(price))])}
        />
        <Bullets
          items={[
            [
              'reserve',
              <>
                A vendor may set a <Term of="reserve">reserve</Term>. If no bid reaches it, the
                horse goes home.
              </>,
            ],
            [
              'soft',
              `A bid in the last ${SOFT_CLOSE / MINUTE} minutes puts the hammer off to ${SOFT_CLOSE / MINUTE} minutes after it. Being the last to click wins nothing.`,
            ],
            [
              'sealed',
              `After ${MOST_EXTENSIONS} such times everybody has one sealed bid more, and the highest has it.`,
            ],
            [
              'out',
              `To consign a horse costs ${formatMoney(AUCTION_LISTING)}. It may still work, and run in races that go off before the hammer. It is withdrawn only while nobody has bid.`,
            ],
            [
              'house',
              `Two stables of the house bid on each lot of the house, once each, within ${(houseBidding.bidders * houseBidding.within) / MINUTE} minutes of its coming under the hammer: from ${houseBidding.least * 100}% to ${houseBidding.most * 100}% of the guide, as the number of the lot draws. The reserve of the house is higher, so that they never buy, and what you pay is the same with them and without. On the horses of stables they do not bid.`,
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'claiming',
    title: 'Claiming races',
    body: (
      <>
        <Text>
          In a <Term of="claiming">claiming</Term> race every runner is for sale at the same price.
          From the close of entries until shortly before the off you may claim one. You get the
          horse after the race, however it ran; its old owner keeps the prize of this last race.
        </Text>
        <RuleTable
          caption="Claiming prices of the programme"
          heads={['Price', 'Horses']}
          words
          ofSums
          rows={claimers.map(([price, who]) => [formatMoney(price), who])}
        />
        <Bullets
          items={[
            [
              'run',
              `You may claim if you have run a horse in the last ${CLAIMS_AFTER_RUN / DAY} days.`,
            ],
            ['boxes', `You may claim while you have fewer than ${CLAIMING_BOXES} horses.`],
            [
              'jail',
              `For ${CLAIM_JAIL / DAY} days the horse is not sold, and in claiming races it runs only at a higher price.`,
            ],
            [
              'draw',
              'Where several claim one horse, the seed of the race draws, and anybody can check the draw.',
            ],
          ]}
        />
        <Text>
          Enter a horse of your own in one, and you may lose it. Do so when the price is as much as
          it is worth to you.
        </Text>
      </>
    ),
  },
  {
    id: 'fair-play',
    title: 'Fair play',
    body: (
      <>
        <Text>
          The market is for racing, not for handing money from one stable to another. These rules
          run by themselves, and each tells you when it stands in your way.
        </Text>
        <Bullets
          items={[
            [
              'band',
              'Between stables a reserve and a maximum are held to the guide as prices in the ring are. What goes beyond a twentieth of it waits until the prizes that you have won cover it.',
            ],
            [
              'cool-off',
              `A horse that you have bought stays ${NO_RESALE / DAY} days before it can be sold on, one that you have claimed ${CLAIM_JAIL / DAY}.`,
            ],
            ['own', 'You cannot bid for your own horse, or claim it.'],
            [
              'linked',
              'Stables that one person seems to keep do not deal with each other: one mailbox written in two ways, or one browser at one address for both on three days of thirty. One address alone is a household, and counts for nothing.',
            ],
            [
              'shill',
              'A stable that bids again and again on the horses of one vendor, and hardly ever takes one home, is shown to the referees.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'One mare, three ways: an example',
    body: (
      <Example title="What would you do with her?">
        <Text>
          You own a mare of five, past her best: she is {sayRating(mare.rating)}, and her guide is{' '}
          {dollars(guide)}.
        </Text>
        <Bullets
          items={[
            [
              'ring',
              <>
                Ring: by the rule from {dollars(bounds.least)} to {dollars(bounds.most)}, and in any
                case from {dollars(near.least)} to {dollars(near.most)}. At the guide the house
                keeps {dollars(commissionOn(guide))}.
              </>,
            ],
            [
              'auction',
              <>
                Auction, with a reserve of {dollars(6_000)}: one owner bids up to {dollars(9_000)},
                another up to {dollars(7_500)}. The hammer falls at {dollars(knocked?.price ?? 0)},
                one step above the second. You pay {dollars(commissionOn(knocked?.price ?? 0))} and
                the {dollars(AUCTION_LISTING)} of the listing.
              </>,
            ],
            [
              'claimer',
              <>
                A claiming race at {dollars(10_000)}: she runs, perhaps wins a prize, and if she is
                claimed you get {dollars(10_000 - claimCommissionOn(10_000))}. Nobody may want her;
                then she is still yours.
              </>,
            ],
          ]}
        />
        <Text>
          The ring is quick and sure of its price, the auction finds who wants her most, and the
          claiming race pays best if somebody thinks more of her than you do.
        </Text>
        <Text>
          What horses were sold for stands in{' '}
          <Link href={paths.auctionHistory}>Auction History</Link>.
        </Text>
      </Example>
    ),
  },
];

/** Help: sales ring, auctions and claiming races beside each other. */
export default function MarketForNewHorsesPage() {
  return (
    <HelpArticle
      page="marketForNewHorses"
      sections={sections}
      tryNow={[
        { href: paths.salesRing, label: 'Buy in Sales Ring' },
        { href: paths.bidInAuction, label: 'Bid in Auction' },
        { href: paths.claimAHorse, label: 'Claim a Horse' },
      ]}
    />
  );
}
