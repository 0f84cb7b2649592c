/** What a page is called, in the browser and wherever a link to it is shown. */
export interface PageHeadProps {
  /** Names the page in the tab and in the history. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
}
