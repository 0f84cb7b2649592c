import {
  demoHorse,
  prizeSplit,
  purseOfFees,
  REQUEST_LISTING,
  REQUEST_STABLES,
  type RequestGrade,
  requestBand,
  requestGrades,
  requestRunners,
} from '@furlong/game/rules';
import { Distance, Link, Text } from '@furlong/ui';
import { sayRating, sayRatings } from '../../../shared/format/rating.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const stayer = demoHorse('Ferryman');
const grade: RequestGrade = 'Class 2';
const runners = 6;
const entryFee = 500;
const purse = purseOfFees({ entryFee, runners });
const prizes = prizeSplit(purse, runners);

const bandOf = (each: RequestGrade) => {
  const { minRating, maxRating } = requestBand(each);
  return sayRatings(minRating, maxRating);
};

export const sections: readonly HelpSection[] = [
  {
    id: 'what-it-is',
    title: 'What a race request is',
    body: (
      <>
        <Text>
          RAR stands for “request a race”. The programme is made for all, and there are days when it
          has nothing for your horse: the wrong distance, the wrong class, or too long to wait. Then
          ask for the race that you want. Other owners join with horses of theirs, and once it has
          its runners it is a race like any other.
        </Text>
        <Text>
          No <Term of="house-horse">house horse</Term> runs in it, and the house adds no money: the
          owners race for their own entry fees.
        </Text>
      </>
    ),
  },
  {
    id: 'ask',
    title: 'What you may ask for',
    body: (
      <>
        <Bullets
          items={[
            [
              'where',
              'A track that races this season, the surface, and a distance of the programme.',
            ],
            [
              'class',
              <>
                A class. Every requested race is a <Term of="handicap">handicap</Term>, so that
                unlike horses have a chance together.
              </>,
            ],
            [
              'whom',
              'The ages, and fillies and mares alone or colts and horses alone if you like.',
            ],
            [
              'fee',
              'The entry fee, the same for everybody, from fifty dollars to two thousand, in tens.',
            ],
            [
              'runners',
              `The number of runners, ${requestRunners.least} to ${requestRunners.most}, of ${REQUEST_STABLES} different stables at least.`,
            ],
            [
              'when',
              'The earliest and the latest off: half an hour to seven days from now, in one season.',
            ],
          ]}
        />
        <RuleTable
          caption="Whom each class takes"
          heads={['Class', 'Horses']}
          words
          rows={requestGrades.map((each) => [each, bandOf(each)])}
        />
        <Text>
          While you fill in the form, it counts how many horses of other stables would fit. Ask for
          what many can join, and it fills soon.
        </Text>
      </>
    ),
  },
  {
    id: 'money',
    title: 'What it costs and pays',
    body: (
      <>
        <Text>
          Who asks pays {dollars(REQUEST_LISTING)} for the listing, and enters a horse with the
          request. Who joins pays the entry fee alone. The house keeps a tenth of the fees, and the
          rest is the purse.
        </Text>
        <RuleTable
          caption="The purse of a requested race"
          heads={['Entry fee', '3 runners', '5 runners', '8 runners']}
          rows={[100, 250, 500, 1000].map((fee) => [
            `${fee} dollars`,
            ...[3, 5, 8].map((count) => dollars(purseOfFees({ entryFee: fee, runners: count }))),
          ])}
        />
      </>
    ),
  },
  {
    id: 'joining',
    title: 'Joining, leaving, waiting',
    body: (
      <>
        <Text>
          The requests that wait stand at the foot of Future Races, each with how many are missing
          and until when. A horse that has joined waits: it is entered for nothing else meanwhile.
          You may take it out until the last place is filled, and its fee comes back.
        </Text>
        <Text>
          With the last runner the off is fixed: as early as the request allows, ten minutes ahead
          at least. Then nobody can leave. If the time runs out first, nothing is run, and every
          entry fee comes back. The listing does not: it is the price of asking.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'A stayer without a race: an example',
    body: (
      <Example title={`${stayer.name} wants a mile and a half`}>
        <Text>
          {stayer.name}, the stayer of the demonstration stable, is {sayRating(stayer.rating)} and
          runs best over <Distance metres={2400} />. No such race comes before Sunday. His owner
          asks for one: {grade} ({bandOf(grade)}), {runners} runners, {dollars(entryFee)} each,
          latest off tomorrow at nine in the evening.
        </Text>
        <Text>
          He pays {dollars(REQUEST_LISTING)} and {dollars(entryFee)}. Five others join by the
          afternoon. The purse is {dollars(purse)}, and with six runners the first four are paid:
        </Text>
        <RuleTable
          caption="What each place is paid"
          heads={['Place', 'Prize', 'After fee and listing']}
          rows={['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((place, index) => [
            place,
            dollars(prizes[index] ?? 0),
            signedDollars((prizes[index] ?? 0) - entryFee - REQUEST_LISTING),
          ])}
        />
        <Text>
          Second place nearly pays for itself; to come out ahead he has to win. In return he chose
          the distance, and meets five horses instead of eleven.
        </Text>
        <Text>
          <Link href={paths.futureRaces}>Future Races</Link> has the requests of today at its foot.
        </Text>
      </Example>
    ),
  },
];

function signedDollars(amount: number) {
  return amount < 0 ? <>−{dollars(-amount)}</> : <>+{dollars(amount)}</>;
}

/** Help: a race that is run because owners ask for it. */
export default function EnteringRacesViaRarPage() {
  return (
    <HelpArticle
      page="enteringRacesViaRar"
      sections={sections}
      tryNow={[
        { href: paths.requestARace(), label: 'Request a Race' },
        { href: paths.futureRaces, label: 'Requests of Others' },
      ]}
    />
  );
}
