import { paths } from '../../shared/paths.ts';

/** The id of a word of racing on the overview of help. */
export const wordId = (id: string) => `word-${id}`;

/** Where a word of racing is explained. */
export const wordAddress = (id: string) => `${paths.help}#${wordId(id)}`;
