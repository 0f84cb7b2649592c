import { Disclosure, Stack, Text } from '@furlong/ui';

/** Who rides which horse: the public rule, folded away. */
export function BookingRule() {
  return (
    <Disclosure title="Who rides which horse">
      <Stack gap="small">
        <Text size="small" tone="muted">
          When entries close, each jockey who was asked for rides one of the horses that asked: the
          one he or she rode last time, else the one that was entered first. A horse that got nobody
          so keeps its last jockey, if free. The rest draw from the free jockeys by lot, which the
          race’s id decides. Nobody rides two horses in a race.
        </Text>
        <Text size="small" tone="muted">
          Whom an owner asked for is public from the moment of entry, and the verification of every
          race books its jockeys again. A jockey is worth at most three tenths of a length either
          way: skill is all that the race counts of one.
        </Text>
      </Stack>
    </Disclosure>
  );
}
