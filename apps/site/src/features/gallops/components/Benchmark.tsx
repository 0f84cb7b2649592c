import { benchmarkRating } from '@furlong/game/rules';
import { Disclosure, Stack, Text } from '@furlong/ui';

/** What every horse's lengths are measured against, published with its figures. */
export function Benchmark() {
  return (
    <Disclosure title="What the benchmark is, and what a gallop leaves out">
      <Stack gap="small">
        <Text size="small">
          {`The benchmark is the same for everybody: a winner of Class 4, worth a rating of ${benchmarkRating('male')}. Fillies and mares are measured against one of ${benchmarkRating('female')}, which is their allowance in races. It is of your horse’s own age: as immature at two and three as weight-for-age says, and later as slow as its years make it. It is fit and rested, wears nothing, and is at home over every distance and on all ground. A pound is about a quarter of a length.`}
        </Text>
        <Text size="small">
          A gallop costs no credits, no energy and no condition, and asks for none: against the
          benchmark your horse is measured as if it were fit and rested. They go straight, side by
          side, under the same weight, so that bends, stalls and rivals have no part in it.
        </Text>
        <Text size="small">
          Against its ghost it goes as it is today, in its condition, energy and equipment of today,
          under the weight that it carried then. The ghost is the horse that went to the post,
          without the luck of that race.
        </Text>
      </Stack>
    </Disclosure>
  );
}
