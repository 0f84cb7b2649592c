import { useTitlePrefix } from './titlePrefix.ts';

export interface PageHeadProps {
  /** Names the page in the tab and in the history. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
}

/** Names the page; React lifts both into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${useTitlePrefix()}${title} · Furlong`}</title>
      <meta name="description" content={description} />
    </>
  );
}
