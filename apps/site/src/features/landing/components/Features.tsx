import { FeatureCard, Subsection } from '@furlong/ui';
import { NextRace } from './NextRace.tsx';
import { Rest } from './Rest.tsx';
import { SampleHorse } from './SampleHorse.tsx';
import { TopThree } from './TopThree.tsx';

/** The four things an owner does, each shown by the game itself. */
export function Features() {
  return (
    <div>
      <FeatureCard
        feature="own"
        piece={
          <Subsection>
            <SampleHorse />
          </Subsection>
        }
        caption="A sample two-year-old, on the card that an owner sees."
      >
        Begin with a two-year-old of your own, its first tack and racing silks. Its rating moves
        with every race; its talents stay sealed, from you too.
      </FeatureCard>
      <FeatureCard
        feature="train"
        piece={<Rest />}
        caption="Energy after a mile, by the rules of the game. Training draws on the same energy."
      >
        A session of speed, endurance or agility makes a better horse of it, and like a race takes
        something out of it that only rest gives back. Work it or rest it: that is the trainer’s
        choice.
      </FeatureCard>
      <FeatureCard
        feature="race"
        piece={
          <Subsection>
            <NextRace />
          </Subsection>
        }
        caption="The next race of the programme, as it stands."
      >
        Pick the race that suits the horse: its distance, its going, its class. Then watch it run.
      </FeatureCard>
      <FeatureCard
        feature="win"
        piece={<TopThree />}
        caption="The stables that have won most so far."
      >
        Prize money goes to your wallet, your stable climbs the list, and the form book remembers.
      </FeatureCard>
    </div>
  );
}
