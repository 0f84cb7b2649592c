import { useEffect } from 'react';
import { dropPreview } from './dropPreview.ts';
import type { PageHeadProps } from './pageHeadProps.ts';
import { useTitlePrefix } from './titlePrefix.ts';

/** Names the page, there and in the preview of a link to it; React lifts all into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  const prefix = useTitlePrefix();
  useEffect(dropPreview);
  return (
    <>
      <title>{`${prefix}${title} · Furlong`}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content="Furlong" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
