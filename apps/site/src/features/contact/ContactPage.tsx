import { CONTACT_A_DAY } from '@furlong/game/rules';
import { Button, Heading, Inline, Link, Notice, Stack, Text } from '@furlong/ui';
import { useState } from 'react';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { paths } from '../../shared/paths.ts';
import * as styles from './ContactPage.css.ts';
import { ContactForm, type Sent } from './components/ContactForm.tsx';
import { contactHead } from './heads.ts';

/** Contact: a message to those who run the game, and its reference. */
export default function ContactPage() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Stack gap="large">
      <PageHeading
        {...contactHead}
        intro="Write to those who run the game. You need no stable for it."
      />
      <div className={styles.layout}>
        {sent === null ? (
          <ContactForm onSent={setSent} />
        ) : (
          <Stack gap="medium">
            <Notice tone="success">
              {`Sent. Its reference is ${sent.reference}, and the answer goes to ${sent.email}.`}
            </Notice>
            <Inline>
              <Button variant="secondary" onPress={() => setSent(null)}>
                Write Another
              </Button>
            </Inline>
          </Stack>
        )}
        <Stack gap="large">
          <Stack gap="small">
            <Heading>Before you write</Heading>
            <Text>
              Most questions have an answer in <Link href={paths.help}>the help</Link>, which can be
              searched. Whether a race was fair you can{' '}
              <Link href={paths.fairness}>check yourself</Link>, sooner than anybody could answer.
            </Text>
          </Stack>
          <Stack gap="small">
            <Heading>What you get back</Heading>
            <Text>
              At once a reference, by which you and we can speak of it. Then an answer from a person
              by e-mail. A message that tells what happened, where and when is answered soonest.
            </Text>
            <Text size="small" tone="muted">
              {`At most ${CONTACT_A_DAY} messages a day from one stable or address. Your address is used for the answer and for nothing else.`}
            </Text>
          </Stack>
        </Stack>
      </div>
    </Stack>
  );
}
