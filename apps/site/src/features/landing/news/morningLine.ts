import { paths } from '../../../shared/paths.ts';
import type { Article } from './article.ts';

export const morningLine: Article = {
  id: 'morning-line',
  title: 'A morning line on every card',
  day: '2026-11-22',
  summary: 'Once a field is declared and drawn, its card says what each runner’s chance is.',
  paragraphs: [
    'From now on a racecard carries a morning line. When entries close, the field is frozen, the stalls are drawn, and the steward runs the published card four hundred times. What share of those races a horse wins is its chance to win; how often it is in the first three is its chance of a place.',
    'The line is not the house’s opinion. Each of the four hundred races takes its luck from the race’s own number, which has no part in the race itself. Anybody who has the card can make the same line, and nobody can read from it what the sealed seed will do.',
    'Four hundred races put a chance of one in four within about four points either way. So do not quarrel over a point or two, and remember what a line is: a favourite at 35% is expected to be beaten two times in three.',
    'There is no line where nobody could have read it: a race whose field was closed only after its off time has none.',
  ],
  subject: { href: paths.nextRace, label: 'The card of the next race' },
};
