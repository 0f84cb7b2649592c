import type { Article } from './article.ts';
import { checkedRaces } from './checkedRaces.ts';
import { firstHour } from './firstHour.ts';
import { morningLine } from './morningLine.ts';
import { newEngine } from './newEngine.ts';
import { sixTracks } from './sixTracks.ts';

/** The news of the club, newest first. */
export const articles: readonly Article[] = [
  morningLine,
  newEngine,
  firstHour,
  checkedRaces,
  sixTracks,
];
