import { forumRules } from '@furlong/game/rules';
import { Card, Heading, Link, Stack, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';

/** What may not be written, what referees may do, and how one appeals. */
export function Rules() {
  return (
    <Stack gap="large">
      <Card element="section">
        <Stack gap="medium">
          <Heading level={2}>What is written</Heading>
          {forumRules.map(({ id, title, text }) => (
            <Stack key={id} gap="xxsmall">
              <Text strong>{title}</Text>
              <Text>{text}</Text>
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card element="section">
        <Stack gap="small">
          <Heading level={2}>What referees may do</Heading>
          <Text>
            Hide a post, lock or pin a thread, warn who wrote something, and mute them for up to 90
            days. Each needs a reason, stands under Rulings, and can be taken back. Referees act on
            no other referee. The operator gives the role.
          </Text>
        </Stack>
      </Card>
      <Card element="section">
        <Stack gap="small">
          <Heading level={2}>Appeals</Heading>
          <Text>
            Whom a ruling concerns may appeal against it once, under About You. It is answered
            within three days, by another referee where there is one, and the answer stands under
            Appeals.
          </Text>
        </Stack>
      </Card>
      <Card element="section">
        <Stack gap="small">
          <Heading level={2}>Races</Heading>
          <Text>
            No referee decides a race: it follows from its card and seed, and{' '}
            <Link href={paths.fairness}>any browser can check it</Link>. What is called off stands
            under Enquiries.
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
