import { forumSection } from '@furlong/game/rules';
import { notFoundHead } from '../../shared/page/heads.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const forumsHead: PageHeadProps = {
  title: 'Forums',
  description: 'What stables say to each other: racing talk, form, clubs, market, help.',
};

export function headOfSection(id: string): PageHeadProps {
  const section = forumSection(id);
  return section === null
    ? notFoundHead
    : { title: `Forums: ${section.title}`, description: section.about };
}

/** A thread's page; `title` is null where a referee has hidden it. */
export const headOfThread = (title: string | null): PageHeadProps => ({
  title: title ?? hiddenTitle,
  description: 'A thread of the forums.',
});

/** What a thread is called whose title is hidden. */
export const hiddenTitle = 'Hidden by a referee';

export const subjectHead: PageHeadProps = {
  title: 'Talk about it',
  description: 'A thread of the forums about one race or one horse.',
};
