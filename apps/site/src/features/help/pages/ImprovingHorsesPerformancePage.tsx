import {
  autoProgrammes,
  conditionAt,
  conditionBand,
  conditionWord,
  demoHorse,
  ENERGY_RESTED,
  ENERGY_TO_RUN,
  energyAfterRace,
  energyBand,
  energyOver,
  GALLOPS_A_DAY,
  gallopError,
  gallopGround,
  HOUR,
  lengthsLost,
  lengthsUnfit,
  middlingTalents,
  NOTEBOOK_DAYS,
  overreachWarnings,
  PEAK_AGE,
  programmes,
  raceCost,
  sessionOutlook,
  TOO_TIRED,
} from '@furlong/game/rules';
import { ConditionMeter, Distance, GallopNotebook, Link, Text } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { formatSigned } from '../../../shared/format/signed.ts';
import { Term } from '../../../shared/glossary/Term.tsx';
import { paths } from '../../../shared/paths.ts';
import { HelpArticle, type HelpSection } from '../components/HelpArticle.tsx';
import { Bullets, dollars, Example, RuleTable } from '../components/prose.tsx';

const miler = demoHorse('Halcyon Blue');
const mile = 1600;
const before = 96;
const after = energyAfterRace(before, mile);
const energyIn = (hours: number) =>
  Math.round(energyOver(after, hours * HOUR, middlingTalents.recovery));
/** Hours until a horse that has just run a mile may run again, and until it is rested. */
const hoursTo = (percent: number) =>
  Array.from({ length: 100 }, (_, hours) => hours).find((hours) => energyIn(hours) >= percent) ?? 0;

const novice = sessionOutlook(
  {
    rating: 48,
    birthSeason: -2,
    condition: 70,
    energy: 100,
    work: [],
    overreached: false,
    conditionAt: 0,
  },
  programmes.speed,
  0,
);

const questions = [
  { distance: 1600, going: 65, mean: 1.6, gallops: 6 },
  { distance: 1600, going: -40, mean: 0.3, gallops: 6 },
  { distance: 2000, going: 65, mean: -0.9, gallops: 4 },
].map(({ distance, going, mean, gallops }) => ({
  id: `${distance} ${going}`,
  question: `${formatMetres(distance)}, ${gallopGround(going, 'Turf')}`,
  equipment: 'None',
  gallops,
  mean,
  error: gallopError(gallops),
  words: `${Math.abs(mean).toFixed(1)} ${mean < 0 ? 'behind' : 'ahead'}`,
  doubt: `± ${gallopError(gallops).toFixed(1)}`,
}));

const percent = (value: number) => `${value}%`;
const hours = (ms: number) => `${ms / HOUR} h`;

export const sections: readonly HelpSection[] = [
  {
    id: 'three-things',
    title: 'Three things make a good run',
    body: (
      <Bullets
        items={[
          ['right', 'The right race: the distance, the ground and the class that suit the horse.'],
          [
            'fit',
            <>
              Fitness: its <Term of="condition">condition</Term>, which work builds up over days.
            </>,
          ],
          [
            'rested',
            <>
              Rest: its <Term of="energy">energy</Term>, which work spends and hours bring back.
            </>,
          ],
        ]}
      />
    ),
  },
  {
    id: 'condition-and-energy',
    title: 'Condition and energy',
    body: (
      <>
        <Text>Both stand on every horse’s card. They look like this:</Text>
        <ConditionMeter
          label="Condition"
          value={92}
          band={conditionBand(92)}
          word={conditionWord(92)}
        />
        <ConditionMeter label="Energy" value={after} band={energyBand(after)} />
        <Text>
          Condition rises with each session and each race, less the fitter the horse is. It keeps
          for two days, and then falls: after a week without work{' '}
          {percent(100 - conditionAt(100, 0, 7 * 24 * HOUR))} of it is gone. A horse at 80%
          condition runs about {lengthsUnfit({ condition: 80, energy: 100 }).toFixed(1)} lengths
          below its best.
        </Text>
        <Text>
          Energy is the hand brake. A horse needs {percent(ENERGY_TO_RUN)} at the off, or it may not
          run, and below {percent(ENERGY_RESTED)} it runs tired. Half of what is missing comes back
          in about fifteen hours. Work begun below {percent(TOO_TIRED)} does harm.
        </Text>
        <RuleTable
          caption="What a race costs in energy"
          heads={['Distance', 'Energy']}
          rows={[1000, 1200, 1600, 2000, 2400].map((distance) => [
            formatMetres(distance),
            percent(Math.round(raceCost(distance))),
          ])}
        />
      </>
    ),
  },
  {
    id: 'gallops',
    title: 'Gallops: find out what it likes',
    body: (
      <>
        <Text>
          A horse’s talents are hidden, from you too. A <Term of="gallop">gallop</Term> is how you
          ask. It is free, and each horse has {GALLOPS_A_DAY} a day. You choose distance, surface,{' '}
          <Term of="going">going</Term>, with its equipment or without, and are told by how many{' '}
          <Term of="length">lengths</Term> the horse beat the <Term of="benchmark">benchmark</Term>,
          or was beaten by it.
        </Text>
        <Text>
          Each answer has luck in it: about a length either way. So ask the same thing several
          times, and change one thing only. The notebook averages the answers of the last{' '}
          {NOTEBOOK_DAYS} days and says how sure it is: after four gallops to{' '}
          {gallopError(4).toFixed(1)} of a length, after nine to {gallopError(9).toFixed(1)}.
        </Text>
        <GallopNotebook
          known="A mile and soft ground are what it likes, as far as sixteen gallops can tell."
          note="The lines are what may be luck. Where two of them do not meet, the difference is real."
          lines={questions}
        />
      </>
    ),
  },
  {
    id: 'training',
    title: 'Training: make it better',
    body: (
      <>
        <Text>
          Three programs of training raise six talents. Young horses learn most: one of two learns a
          fifth more than one of four, and from five on it is less each year. A horse is at its
          fastest at about four and a half: {PEAK_AGE} years.
        </Text>
        <RuleTable
          caption="The training programs"
          heads={['Program', 'Time', 'Price', 'Energy', 'Training points']}
          words
          rows={Object.values(programmes).map(({ name, durationMs, price, energy, points }) => [
            name,
            hours(durationMs),
            dollars(price),
            formatSigned(energy),
            Object.entries(points)
              .map(([talent, gain]) => `${formatSigned(gain)} ${talent}`)
              .join(', '),
          ])}
        />
        <Text>
          Training points are not what a talent gains. Before you pay, the summary says what this
          horse will likely gain: less the nearer a talent is to its ceiling. A fresh two-year-old
          gains{' '}
          {novice.gains
            .map(({ talent, likely }) => `about ${likely.toFixed(1)} of ${talent}`)
            .join(' and ')}{' '}
          in a Speed session.
        </Text>
        <Text>
          The auto-trainer repeats a program for you, within a budget for the week. It leaves out,
          and does not charge, whatever would be wasted: when the horse is tired, fit enough, or
          races within a day.
        </Text>
        <RuleTable
          caption="The auto-training programs"
          heads={['Program', 'Every', 'Price', 'Energy']}
          rows={Object.values(autoProgrammes).map(({ name, everyMs, price, energy }) => [
            name,
            hours(everyMs),
            dollars(price),
            formatSigned(energy),
          ])}
        />
      </>
    ),
  },
  {
    id: 'too-much',
    title: 'Too much of it',
    body: (
      <>
        <Text>
          More than half as much again as a horse is used to in a week, and it is{' '}
          <Term of="overreached">overreached</Term>. The screen warns you in amber before you pay:
        </Text>
        <Text tone="muted">{`“${overreachWarnings['too much work']}”`}</Text>
        <Text>
          Racing is work too. Run again within two days, and it costs about a length; three to ten
          days between runs are best. After thirty days away a horse is{' '}
          <Term of="ring-rusty">ring-rusty</Term>, which costs {lengthsLost['ring-rusty']} of a
          length.
        </Text>
      </>
    ),
  },
  {
    id: 'worked-example',
    title: 'From one race to the next: an example',
    body: (
      <Example title={`${miler.name} after a mile`}>
        <Text>
          {miler.name}, the best miler of the demonstration stable, goes to the start with{' '}
          {percent(before)} energy. A mile (<Distance metres={mile} />) costs{' '}
          {percent(raceCost(mile))}, so that he comes home with {percent(after)}.
        </Text>
        <RuleTable
          caption="His energy after the race"
          heads={['Hours later', 'Energy']}
          rows={[6, 12, 24, 48].map((each) => [`${each}`, percent(energyIn(each))])}
        />
        <Text>
          By the rule he may run again after about {hoursTo(ENERGY_TO_RUN)} hours, and is rested
          after {hoursTo(ENERGY_RESTED)}. But less than two days between runs would cost him a
          length. So he gets an Agility session on the second day, and the next race on the fourth:
          fit, rested, and not overdone.
        </Text>
        <Text>
          <Link href={paths.raceCalendar}>The race calendar</Link> says which of the races to come
          suit which of your horses.
        </Text>
      </Example>
    ),
  },
];

/** Help: what a horse likes, how it gets better, and when it is fit to run. */
export default function ImprovingHorsesPerformancePage() {
  return (
    <HelpArticle
      page="improvingHorsesPerformance"
      sections={sections}
      tryNow={[
        { href: paths.gallops(), label: 'Gallops' },
        { href: paths.train(), label: 'Train' },
        { href: paths.autoTrainer(), label: 'Auto-Trainer' },
      ]}
    />
  );
}
