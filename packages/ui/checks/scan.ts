// vanilla-extract writes this import into compiled styles, where Vite's scan for dependencies
// does not look: found late, it would reload the page in the middle of a test.
import '@vanilla-extract/recipes/createRuntimeFn';
