/** `award-list`, `my_awards` or `AwardList` as `['award', 'list']`. */
const parts = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `AwardList` */
export const pascalCase = (name: string) => parts(name).map(capital).join('');

/** `awardList` */
export const camelCase = (name: string) =>
  parts(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

/** `award_list` */
export const snakeCase = (name: string) => parts(name).join('_');

/** `Award List` */
export const titleCase = (name: string) => parts(name).map(capital).join(' ');

/** `award list` */
export const spoken = (name: string) => parts(name).join(' ');
