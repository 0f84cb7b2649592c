import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const previewsAndReviewsHead: PageHeadProps = {
  title: 'Previews and Reviews',
  description:
    'What stables gave the runners before the off, and how that was scored against the line.',
};

export const headOfPreviews = ({ name }: { name: string }): PageHeadProps => ({
  title: `Previews of the ${name}`,
  description: `What stables gave the runners of the ${name}, beside its morning line, and what they say of the race.`,
});
