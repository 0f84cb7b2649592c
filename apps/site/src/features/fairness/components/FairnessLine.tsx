import { Heading, Stack, Text } from '@furlong/ui';
import * as styles from './FairnessLine.css.ts';

const moments = [
  {
    title: 'The race opens',
    told: 'A hash of the secret seed, the terms and the order of house horses is published.',
  },
  {
    title: 'Entries close',
    told: 'The card is frozen. Each entry has brought a number that the house did not choose.',
  },
  {
    title: 'The off',
    told: 'The seed is revealed. It has to match the hash, and decides the luck.',
  },
  {
    title: 'Whenever you like',
    told: 'Your browser runs the race again, and names what agrees and what does not.',
  },
] as const;

/** What is fixed when, at a glance, before it is told at length. */
export function FairnessLine() {
  return (
    <ol className={styles.root}>
      {moments.map(({ title, told }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.mark} aria-hidden>
            {index + 1}
          </span>
          <Stack gap="xxsmall">
            <Heading level={2} size="card">
              {title}
            </Heading>
            <Text size="small" tone="muted">
              {told}
            </Text>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
