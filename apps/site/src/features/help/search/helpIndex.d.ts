/** The index of all help, as JSON of minisearch: made by `vite/helpIndex.ts`. */
declare module 'virtual:help-index' {
  const index: string;
  export default index;
}
