import { useEffect } from 'react';

export interface PageHeadProps {
  /** Names the page in the tab and in the history. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
}

/** Names the page. It draws nothing. */
export function PageHead({ title, description }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Furlong`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
