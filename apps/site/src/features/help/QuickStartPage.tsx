import {
  ButtonLink,
  GuideStep,
  GuideSteps,
  Heading,
  Link,
  ProTips,
  Stack,
  Text,
} from '@furlong/ui';
import { firstCredits } from '../../shared/format/money.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../auth/index.ts';
import { PreviewVideoButton } from '../landing/index.ts';
import { quickStartHead } from './heads.ts';
import * as styles from './QuickStartPage.css.ts';

/** From a stable's name to its first race, in six steps. */
export default function QuickStartPage() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <Stack gap="xlarge">
      <PageHeading
        {...quickStartHead}
        intro="Your first race can be off within minutes, and it costs nothing."
      />
      <div className={styles.guide}>
        <GuideSteps>
          <GuideStep
            title="Sign up free"
            action={
              signedIn ? (
                <ButtonLink href={paths.stable}>Go to My Stable</ButtonLink>
              ) : (
                <ButtonLink href={paths.home} variant="gold">
                  Create Account
                </ButtonLink>
              )
            }
          >
            An e-mail address and a password are all it takes. There is no fee, and no card is asked
            for.
          </GuideStep>
          <GuideStep title="Pick your stable’s name">
            It stands on every racecard that you run under, so no other stable may have one that
            looks like it.
          </GuideStep>
          <GuideStep title="Verify your e-mail">
            {`Follow the link in the mail that we send you, and the stable is yours, with ${firstCredits} in credits.`}
          </GuideStep>
          <GuideStep
            title="Meet your two-year-old"
            action={
              <ButtonLink href={paths.myHorses} variant="secondary">
                My Horses
              </ButtonLink>
            }
          >
            A starter horse is waiting in its box, with basic equipment on its peg. Its card tells
            how fit and how fresh it is.
          </GuideStep>
          <GuideStep
            title="Enter a novice race"
            action={
              <ButtonLink href={paths.futureRaces} variant="secondary">
                Future Races
              </ButtonLink>
            }
          >
            Every second race is for beginners: free to enter, and kept for two-year-olds from
            stables in their first four weeks. Enter Race marks those that suit your horse.
          </GuideStep>
          <GuideStep
            title="Watch it run"
            action={<PreviewVideoButton variant="secondary">Watch Demo Video</PreviewVideoButton>}
          >
            In 3D, while it is on, in your colours. Afterwards you can run it again in your own
            browser and ask why your horse finished where it did.
          </GuideStep>
        </GuideSteps>
        <Stack gap="xlarge">
          <ProTips
            tips={[
              'Look at the energy before you enter: a horse needs at least half of it at the off, and a fresh one runs better.',
              'Distance first. A sprinter in a staying race is beaten before the stalls open.',
              'Read the going on the card. Every horse has ground that it likes, and its runs will tell you which.',
              'Lost? Open the result and ask why: a short rest, a wide trip and plain bad luck are told apart.',
            ]}
          />
          <Stack gap="small">
            <Heading>More help</Heading>
            <Text>
              Championship series run over a season of races, and owners meet in the forums.
            </Text>
            <Text>
              <Link href={paths.championshipsSeries}>Championship series</Link>
            </Text>
            <Text>
              <Link href={paths.fairness}>How a race can be checked</Link>
            </Text>
            <Text>
              <Link href={paths.help}>All of the help</Link>
            </Text>
            <Text>
              <Link href={paths.contact}>Contact us</Link>
            </Text>
            <Text>
              <Link href={paths.forums}>Forums</Link>
            </Text>
          </Stack>
        </Stack>
      </div>
    </Stack>
  );
}
