import { useTitlePrefix } from './titlePrefix.ts';

export interface PageHeadProps {
  /** Names the page in the tab and in the history. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
}

/** Names the page, there and in the preview of a link to it; React lifts all into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${useTitlePrefix()}${title} · Furlong`}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content="Furlong" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
