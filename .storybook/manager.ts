import { addons } from 'storybook/manager-api';
import { brands } from './brand';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? brands.dark : brands.light,
  // They run, and say nothing to who looks for a component.
  sidebar: { filters: { tests: ({ name }) => !name.startsWith('Test: ') } },
});
